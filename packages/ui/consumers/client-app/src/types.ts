import type * as attesta from '@attesta/ui';

/** Every name of the library: its types hold in the strictest project, whatever of them an app uses. */
export type Library = typeof attesta;

/** A prop that is given only sometimes, as `required={needed ? true : undefined}`. */
export const sometimes = (needed: boolean): Partial<attesta.TextFieldProps> => ({
  required: needed ? true : undefined,
  labels: needed ? { required: 'required' } : undefined,
});
