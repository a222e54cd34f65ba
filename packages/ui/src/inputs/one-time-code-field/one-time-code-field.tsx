'use client';
import { memo, type ClipboardEvent, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useRewrittenText } from '../../foundation/field/use-rewritten-text.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { color, size } from '../../theme/tokens.js';
import { codeOf, type CodeCharacters } from './code-text.js';
import { englishOneTimeCodeLabels, type OneTimeCodeLabels } from './one-time-code-labels.js';

const lengths = [4, 5, 6, 7, 8, 9, 10, 11, 12]
  .map((length) => `&[data-length='${length}'] { --code-length: ${length}; }`)
  .join('\n');

/** One character and the space after it, in ch of the monospaced font. */
const Control = styled.div`
  --code-length: 6;
  ${lengths}
  inline-size: fit-content;
  max-inline-size: 100%;
  & > input {
    box-sizing: content-box;
    flex: none;
    inline-size: calc(var(--code-length) * 1.75ch);
    max-inline-size: 100%;
    padding-inline: 16px calc(16px - 0.75ch);
    background-image: repeating-linear-gradient(to right, ${color['line-strong']} 0 1ch, transparent 1ch 1.75ch);
    background-origin: content-box;
    background-position: left calc(100% - 7px);
    background-repeat: no-repeat;
    background-size: calc(var(--code-length) * 1.75ch - 0.75ch) 2px;
    font-family: ${size['font-mono']};
    font-size: ${size.h3};
    font-variant-ligatures: none;
    letter-spacing: 0.75ch;
    line-height: 1.4;
    text-align: left; /* a code is read from left to right in every language */
  }
`;

export interface OneTimeCodeFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'maxLength'> {
  /** The code without spaces. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the code on each change. It may be incomplete or too long. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the code when its last character is entered or a complete code is pasted, for example to submit it. */
  onComplete?: ((value: string) => void) | undefined;
  /** Number of characters, 4 to 12. */
  length?: number | undefined;
  characters?: CodeCharacters | undefined;
  /**
   * Called with the error text when the field is left with an incomplete code or when the code is too long, and with
   * undefined when that is solved.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  labels?: OneTimeCodeLabels | undefined;
}

/**
 * A code from an authenticator app, a text message or a mail. One real input with `autocomplete="one-time-code"`, so that
 * autofill, paste, undo and screen readers work; lines below the characters show how many are expected. Spaces and dashes
 * are removed, and the code is taken from a pasted sentence. A longer text stays, with an error. Keys: those of a text input.
 * `data-part="one-time-code-field"` receives class name and style, with `data-invalid`, `data-disabled` and
 * `data-readonly`; `data-part="one-time-code-field-input"` receives the ref and all other props. Source: WCAG 2.2, 1.3.5,
 * 3.3.7 and 3.3.8; HTML, autofill.
 */
export const OneTimeCodeField = memo(function OneTimeCodeField({
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
  onComplete,
  length = 6,
  characters = 'digits',
  onProblem,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: OneTimeCodeFieldProps) {
  const text = useLabels('oneTimeCodeField', englishOneTimeCodeLabels, labels);
  const [code, setCode, reset] = useControlled(value, defaultValue, onValueChange);
  const [input, setInput] = useOwnRef(ref);
  const read = (typed: string) => codeOf(typed, length, characters);
  const typed = useRewrittenText({
    control: input,
    value: code,
    setValue: setCode,
    reset,
    read,
    show: String,
    onEdit: (next) => {
      setCode(next);
      if (next.length === length) onComplete?.(next);
    },
  });
  const isTooLong = code.length > length;
  const isIncomplete = code !== '' && code.length < length;
  const validity = isTooLong ? text.tooLong(length) : isIncomplete ? text.incomplete(length) : undefined;
  const problem = isTooLong || typed.isLeft ? validity : undefined;
  const errorText = problem ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(problem, onProblem, input, validity);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = read(event.clipboardData.getData('text'));
    if (pasted.length !== length || rest.disabled || rest.readOnly) return;
    event.preventDefault(); // a complete code replaces what is there
    typed.enter(pasted);
  };
  return (
    <FieldFrame
      part="one-time-code-field"
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control data-slot="control" data-length={length}>
        <input
          {...mergeProps(
            { ...typed.handlers, onPaste },
            {
              'data-part': 'one-time-code-field-input',
              autoComplete: 'one-time-code',
              autoCapitalize: characters === 'digits' ? 'none' : 'characters',
              autoCorrect: 'off',
              spellCheck: false,
              ...rest,
            },
          )}
          {...field.control}
          ref={setInput}
          dir="ltr"
          inputMode={rest.inputMode ?? (characters === 'digits' ? 'numeric' : 'text')}
          type="text"
          value={typed.text}
        />
      </Control>
    </FieldFrame>
  );
});
