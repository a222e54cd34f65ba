'use client';
import { memo, useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldLabels, type FieldProps } from '../../foundation/field.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { Counter } from './counter.js';
import { fitHeight } from './fit-height.js';
import { useTextLength } from './use-text-length.js';

export interface TextFieldLabels extends FieldLabels {
  /** Heard when few characters are left. */
  charactersLeft?: (count: number) => string;
}

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children' | 'ref'> {
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Several lines; the box grows with the text. */
  multiline?: boolean;
  /** Lines that an empty box of several lines shows. */
  rows?: number;
  /** An icon or unit before the text. */
  start?: ReactNode;
  /** An icon, unit or small button after the text. */
  end?: ReactNode;
  /** Counts the characters, against `maxLength` where that is given. */
  counter?: boolean;
  labels?: TextFieldLabels;
}

/**
 * A field for text. Native keys of a text box. `data-part="text-field"` takes class name and style, with `data-invalid`, `data-disabled`,
 * `data-readonly`; `data-part="text-field-input"` takes the ref and every other prop. Source: WCAG 2.2, 1.3.1, 3.3.1 to 3.3.3.
 */
export const TextField = memo(function TextField({
  label, hideLabel, help, error, invalid, required, labels, multiline, rows = 3, start, end, counter, id, className, style, ref, 'aria-describedby': describedBy, ...rest
}: TextFieldProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const setElement = useMemo(() => mergeRefs(ref, (node: HTMLInputElement | HTMLTextAreaElement | null) => { element.current = node; }), [ref]);
  const length = useTextLength(element, rest.value, rest.defaultValue);
  useLayoutEffect(() => {
    if (multiline) fitHeight(element.current);
  });
  const grow = multiline ? { onInput: () => fitHeight(element.current) } : {};
  const control = { ...mergeProps(grow, { 'data-part': 'text-field-input', ...rest }), ...field.control, ref: setElement };
  return (
    <FieldFrame
      part="text-field"
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
      aside={counter && <Counter length={length} limit={rest.maxLength} charactersLeft={labels?.charactersLeft} />}
    >
      <div data-slot="control">
        {start && <span data-slot="start">{start}</span>}
        {multiline ? <textarea {...(control as unknown as TextareaHTMLAttributes<HTMLTextAreaElement>)} rows={rows} style={{ '--rows': rows } as CSSProperties} /> : <input type="text" {...control} />}
        {end && <span data-slot="end">{end}</span>}
      </div>
    </FieldFrame>
  );
});
