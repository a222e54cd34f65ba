'use client';
import {
  memo,
  useLayoutEffect,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { restoreText, useFormField } from '../../foundation/field/form-fields.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
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
 * the caret stays where it is, and pasted text may have other separators. The value has none. Keys: those of a text
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
  /** The value with which the field was left. */
  const [left, setLeft] = useState<string | null>(null);
  const kind = current === '' ? undefined : mask.check(current);
  const validity = kind && (kind === 'incomplete' ? text.incomplete(mask.example) : text.notValid(mask.example));
  const problem = left !== null && left === current ? validity : undefined;
  const errorText = problem ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  const [input, setInput] = useOwnRef(ref);
  useOnProblem(problem, onProblem, input, validity);
  const [edit, setEdit] = useState({ caret: 0 });
  // React moves the caret to the end when the shown value differs from the typed text.
  useLayoutEffect(() => {
    if (input.current && document.activeElement === input.current)
      input.current.setSelectionRange(edit.caret, edit.caret);
  }, [edit, input]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const { inputType } = event.nativeEvent as Partial<InputEvent>; // missing after a change by a script
    const next = maskedEdit(mask, current, typed, selectionStart ?? typed.length, deletions[inputType ?? '']);
    setEdit({ caret: next.caret });
    setLeft(null);
    if (next.value !== current) setCurrent(next.value);
  };
  /** The value of the visible text, also if a script set it without an event. */
  const shown = () => (input.current ? mask.read(input.current.value) : current);
  const apply = () => {
    const next = shown();
    restoreText(input.current, mask.show(current));
    setLeft(next);
    if (next !== current) setCurrent(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) commit(); // before Enter submits the form
  };
  const commit = useFormField(input, {
    apply,
    onReset: () => {
      setLeft(null);
      reset();
    },
  });
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
          {...mergeProps(
            { onChange, onBlur: () => commit(), onKeyDown },
            {
              'data-part': 'masked-field-input',
              autoComplete: mask.autoComplete ?? 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
              ...rest,
            },
          )}
          {...field.control}
          ref={setInput}
          form={form}
          dir="ltr"
          inputMode={rest.inputMode ?? mask.inputMode}
          type="text"
          value={mask.show(current)}
        />
      </Control>
      {name && <FormValue {...{ name, form }} values={[current]} shown={() => [shown()]} disabled={rest.disabled} />}
    </FieldFrame>
  );
});
