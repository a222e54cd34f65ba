'use client';
import { memo, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { useField, useFieldFrame, type FieldProps } from '../../foundation/field/field.js';
import { Counter } from './counter.js';
import type { TextFieldLabels } from './text-field-labels.js';
import { GrowingBox, type GrowingBoxProps } from './growing-box.js';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children' | 'ref'> {
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
  /** Renders a text area that grows with its text. */
  multiline?: boolean | undefined;
  /** Number of lines of an empty multiline input. */
  rows?: number | undefined;
  /** Icon or unit before the text. */
  start?: ReactNode;
  /** Icon, unit or small button after the text. */
  end?: ReactNode;
  /** Shows the number of characters and, with `maxLength` or `limit`, the limit. */
  counter?: boolean | undefined;
  /**
   * Largest number of characters (code points), for the counter. Unlike with `maxLength`, the end of a longer text is
   * not cut off.
   */
  limit?: number | undefined;
  labels?: TextFieldLabels | undefined;
}

/**
 * A text input with native keys. `data-part="text-field"` receives class name and style, with `data-invalid`,
 * `data-disabled` and `data-readonly`; `data-part="text-field-input"` receives the ref and all other props. Source:
 * WCAG 2.2, 1.3.1, 3.3.1 to 3.3.3.
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
  limit,
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
        limit={limit}
        maxLength={rest.maxLength}
        labels={labels}
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
