import type * as attesta from '@attesta/ui';

/** Imports every export of the library, to check its types in a project with the strictest settings. */
export type Library = typeof attesta;

/** Checks that optional props accept `undefined`, as in `required={needed ? true : undefined}`. */
export const sometimes = (needed: boolean): Partial<attesta.TextFieldProps> => ({
  required: needed ? true : undefined,
  labels: needed ? { required: 'required' } : undefined,
});
