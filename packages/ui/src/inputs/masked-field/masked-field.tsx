'use client';
import { memo, useLayoutEffect, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useRewrittenText } from '../../foundation/field/use-rewritten-text.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { size } from '../../theme/tokens.js';
import { maskedEdit, type Mask } from './mask.js';
import { englishMaskedLabels, type MaskedFieldLabels } from './masked-field-labels.js';

const Control = styled.div`
  & > input {
    font-family: ${size['font-mono']};
    font-variant-ligatures: none;
  }
  &:dir(rtl) > input {
    text-align: right; /* an identifier is read from left to right, at the start of the field */
  }
`;

export interface MaskedFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'maxLength'> {
  /** `ibanMask`, `phoneMask`, a `patternMask`, or your own. Keep it outside the component. */
  mask: Mask;
  /** The value without separators. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the value without separators on each change. It may be incomplete: see `onProblem`. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with the error text when the field is left with a value that the mask does not accept, and with undefined when
   * that is solved. The field shows it instead of `error`.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  labels?: MaskedFieldLabels | undefined;
}

const deletions: Record<string, 'backward' | 'forward'> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/**
 * An identifier that is shown in groups: an IBAN, a phone number, a registration number. The groups are shown while typing,
 * the caret stays where it is, and pasted text may have other separators. The value has none; characters that the mask
 * does not expect stay visible, with an error. Keys: those of a text
 * input; deleting a separator deletes the character next to it. `data-part="masked-field"` receives class name and style,
 * with `data-invalid`, `data-disabled` and `data-readonly`; `data-part="masked-field-input"` receives the ref and all
 * other props. Source: WCAG 2.2, 3.3.1 and 3.3.3.
 */
export const MaskedField = memo(function MaskedField({
  mask,
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  value,
  defaultValue = '',
  onValueChange,
  onProblem,
  name,
  form,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: MaskedFieldProps) {
  const text = useLabels('maskedField', englishMaskedLabels, labels);
  const [current, setCurrent, reset] = useControlled(value, defaultValue, onValueChange);
  const [input, setInput] = useOwnRef(ref);
  const [edit, setEdit] = useState({ caret: 0 });
  const masked = useRewrittenText({
    control: input,
    value: current,
    setValue: setCurrent,
    reset,
    read: mask.read,
    show: mask.show,
    onEdit: setCurrent,
    edit: ({ value: typed, selectionStart }, inputType) => {
      const next = maskedEdit(mask, current, typed, selectionStart ?? typed.length, deletions[inputType ?? '']);
      setEdit({ caret: next.caret });
      return next.value;
    },
  });
  const kind = current === '' ? undefined : mask.check(current);
  const validity = kind && (kind === 'incomplete' ? text.incomplete(mask.example) : text.notValid(mask.example));
  const problem = masked.isLeft ? validity : undefined;
  const errorText = problem ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(problem, onProblem, input, validity);
  // React moves the caret to the end when the shown value differs from the typed text.
  useLayoutEffect(() => {
    if (input.current && document.activeElement === input.current)
      input.current.setSelectionRange(edit.caret, edit.caret);
  }, [edit, input]);

  return (
    <FieldFrame
      part="masked-field"
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control data-slot="control">
        <input
          {...mergeProps(masked.handlers, {
            'data-part': 'masked-field-input',
            autoComplete: mask.autoComplete ?? 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            ...rest,
          })}
          {...field.control}
          ref={setInput}
          form={form}
          dir="ltr"
          inputMode={rest.inputMode ?? mask.inputMode}
          type="text"
          value={masked.text}
        />
      </Control>
      {name && (
        <FormValue {...{ name, form }} values={[current]} shown={() => [masked.shown()]} disabled={rest.disabled} />
      )}
    </FieldFrame>
  );
});
