'use client';
import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../keys/is-composing.js';
import { restoreText, useFormField } from './form-fields.js';

interface RewrittenTextOptions {
  control: RefObject<HTMLInputElement | null>;
  value: string;
  setValue: (value: string) => void;
  /** Returns an uncontrolled field to its default value. */
  reset: () => void;
  /** Returns the value in a text. */
  read: (text: string) => string;
  /** Returns how a value is shown. */
  show: (value: string) => string;
  /** Called with the value after an edit by the user. */
  onEdit: (value: string) => void;
  /** Returns the value after an edit. By default that of the whole text. */
  edit?: ((input: HTMLInputElement, inputType: string | undefined) => string) | undefined;
}

/**
 * The text of a field that is rewritten while it is typed: a code without spaces, an identifier in groups. What an input
 * method composes stays as it is until it is complete.
 */
export function useRewrittenText({ control, value, setValue, reset, read, show, onEdit, edit }: RewrittenTextOptions) {
  /** The value with which the field was left. */
  const [left, setLeft] = useState<string | null>(null);
  /** The text while an input method composes it. */
  const [composed, setComposed] = useState<string | null>(null);
  const text = composed ?? show(value);
  /** The value of the visible text, also if a script set it without an event. */
  const shown = () => (control.current ? read(control.current.value) : value);
  const enter = (next: string) => {
    setLeft(null);
    setComposed(null);
    if (next !== value) onEdit(next);
  };
  const enterFrom = (input: HTMLInputElement, inputType?: string) =>
    enter(edit ? edit(input, inputType) : read(input.value));
  const commit = useFormField(control, {
    apply: () => {
      const next = shown();
      restoreText(control.current, text);
      setComposed(null);
      setLeft(next);
      if (next !== value) setValue(next);
    },
    onReset: () => {
      setLeft(null);
      setComposed(null);
      reset();
    },
  });
  return {
    text,
    /** Whether the field was left with its value. */
    isLeft: left === value,
    shown,
    enter,
    handlers: {
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        isComposing(nativeEvent as InputEvent)
          ? setComposed(target.value)
          : enterFrom(target, (nativeEvent as Partial<InputEvent>).inputType), // missing after a change by a script
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => enterFrom(currentTarget),
      onBlur: () => commit(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && !isComposing(event)) commit(); // before Enter submits the form
      },
    },
  };
}
