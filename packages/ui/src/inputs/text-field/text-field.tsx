'use client';
import { memo, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { useField, useFieldFrame, type FieldLabels, type FieldProps } from '../../foundation/field.js';
import { Counter } from './counter.js';
import { GrowingBox, type GrowingBoxProps } from './growing-box.js';

export interface TextFieldLabels extends FieldLabels {
  /** Heard when few characters are left. */
  charactersLeft?: ((count: number) => string) | undefined;
}

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children' | 'ref'> {
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
  /** Several lines; the box grows with the text. */
  multiline?: boolean | undefined;
  /** Lines that an empty box of several lines shows. */
  rows?: number | undefined;
  /** An icon or unit before the text. */
  start?: ReactNode;
  /** An icon, unit or small button after the text. */
  end?: ReactNode;
  /** Counts the characters, against `maxLength` where that is given. */
  counter?: boolean | undefined;
  labels?: TextFieldLabels | undefined;
}

/**
 * A field for text. Native keys of a text box. `data-part="text-field"` takes class name and style, with `data-invalid`, `data-disabled`,
 * `data-readonly`; `data-part="text-field-input"` takes the ref and every other prop. Source: WCAG 2.2, 1.3.1, 3.3.1 to 3.3.3.
 */
export const TextField = memo(function TextField({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  multiline,
  rows,
  start,
  end,
  counter,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const control = { 'data-part': 'text-field-input', ...rest, ...field.control };
  return useFieldFrame({
    part: 'text-field',
    field,
    label,
    hideLabel,
    help,
    error,
    required,
    labels,
    className,
    style,
    disabled: rest.disabled,
    readOnly: rest.readOnly,
    aside: counter && (
      <Counter
        value={rest.value}
        defaultValue={rest.defaultValue}
        limit={rest.maxLength}
        charactersLeft={labels?.charactersLeft}
      />
    ),
    children: (
      <div data-slot="control">
        {start && <span data-slot="start">{start}</span>}
        {multiline ? (
          <GrowingBox {...(control as unknown as GrowingBoxProps)} ref={ref} rows={rows} />
        ) : (
          <input {...control} ref={ref as Ref<HTMLInputElement>} />
        )}
        {end && <span data-slot="end">{end}</span>}
      </div>
    ),
  });
});
