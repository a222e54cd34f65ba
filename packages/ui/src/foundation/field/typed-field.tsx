'use client';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent, ReactNode, RefCallback, RefObject } from 'react';
import { styled } from 'styled-components';
import { announce } from '../announce.js';
import { mergeProps } from '../compose.js';
import { isComposing } from '../keys/is-composing.js';
import { FieldFrame, useField, type FieldProps } from './field.js';
import { FormValue } from './form-value.js';
import { useOnProblem } from './use-on-problem.js';
import type { TypedText } from './use-typed-text.js';

/** On right-to-left pages, a value is displayed in the order of its language and aligned to the inline start. */
const Control = styled.div`
  & > input {
    font-variant-numeric: tabular-nums;
  }
  &:dir(rtl) > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
`;

/** Props of a field whose text is parsed. */
export interface TypedFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
    > {
  /**
   * Called with the error text when the typed text is not an allowed value, and with undefined when that is solved. The
   * field shows it instead of `error`.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
}

interface TypedFieldOwnProps extends Omit<TypedFieldProps, 'ref'> {
  control: RefObject<HTMLInputElement | null>;
  setControl: RefCallback<HTMLInputElement>;
  /** The value of `data-part`. */
  part: string;
  typed: TypedText<string>;
  value: string;
  /** Returns the value that a key leads to from the given one, or undefined for other keys. */
  stepOf?: ((key: string, from: string) => string | undefined) | undefined;
  setValue: (value: string) => void;
  format: (value: string) => string;
  /** What screen readers announce instead of "text field". */
  role: string;
  end?: ReactNode;
}

/** A text field whose text is parsed, with its own problems, steps by keys and the value in a form. */
export function TypedField({
  part,
  control,
  setControl,
  typed,
  value,
  stepOf,
  setValue,
  format,
  role,
  end,
  onProblem,
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  name,
  form,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TypedFieldOwnProps) {
  const errorText = typed.problem ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(typed.problem, onProblem, control, typed.validity);
  const isEditable = !rest.disabled && !rest.readOnly;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') return typed.commit(); // before Enter submits the form
    if (!stepOf || !isEditable || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = typed.startOfStep();
    const next = stepOf(event.key, from ?? '');
    if (next === undefined) return;
    event.preventDefault();
    if (from === undefined) return typed.commit(); // text that is an error is kept
    typed.discard();
    if (next !== value) setValue(next);
    announce(format(next), { root: event.currentTarget, source: control });
  };
  return (
    <FieldFrame
      {...{ part, field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control data-slot="control">
        <input
          {...mergeProps(
            {
              onChange: (event: ChangeEvent<HTMLInputElement>) => typed.type(event.target.value),
              onBlur: typed.commit,
              onKeyDown,
            },
            { 'data-part': `${part}-input`, autoComplete: 'off', spellCheck: false, ...rest },
          )}
          {...field.control}
          ref={setControl}
          form={form}
          aria-roledescription={role}
          type="text"
          value={typed.text}
        />
        {end && <span data-slot="end">{end}</span>}
      </Control>
      {name && (
        <FormValue
          {...{ name, form }}
          values={[typed.submitted]}
          shown={() => [typed.shown()]}
          disabled={rest.disabled}
        />
      )}
    </FieldFrame>
  );
}
