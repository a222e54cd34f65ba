'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { ChosenChips } from '../combobox/chosen-chips.js';
import { englishTagsLabels, type TagsInputLabels } from './tags-input-labels.js';
import type { TagRules } from './tags-state.js';
import { useTags } from './use-tags.js';

export interface TagsInputProps
  extends
    FieldProps,
    TagRules,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size' | 'max'> {
  /** The tags, without duplicates. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  /**
   * Characters that end a tag while typing and in pasted text, besides line breaks, also in the forms of other keyboards.
   * Default: comma, semicolon and tab.
   */
  separators?: readonly string[] | undefined;
  /** Called with the error text when a typed tag is rejected, and with undefined when that is solved. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  labels?: TagsInputLabels | undefined;
}

/**
 * A list of short texts that the user types, such as addresses or keywords. Keys: Enter or a separator adds the typed
 * text, Backspace in the empty field removes the last tag. Pasted text is split at separators and line breaks. Rejected
 * tags stay in the field, with an error. `data-part="tags-input"` receives class name and style, with `data-invalid`,
 * `data-disabled` and `data-readonly`; `data-part="tags-input-field"` receives the ref and all other props. Source: WCAG
 * 2.2, 3.3.1, 3.3.3 and 4.1.3.
 */
export const TagsInput = memo(function TagsInput({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  value,
  defaultValue = [],
  onValueChange,
  separators,
  onProblem,
  max,
  validate,
  name,
  form,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TagsInputProps) {
  const text = useLabels('tagsInput', englishTagsLabels, labels);
  const [input, setInput] = useOwnRef(ref);
  const state = useTags({
    control: input,
    value,
    defaultValue,
    onValueChange,
    separators,
    labels: text,
    max,
    validate,
  });
  const errorText = state.problem ?? error;
  useOnProblem(state.problem, onProblem, input, state.validity);
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  const { disabled, readOnly } = rest;

  return (
    <FieldFrame
      part="tags-input"
      {...{ field, label, hideLabel, help, required, labels, className, style, disabled, readOnly }}
      error={errorText}
      aside={max !== undefined && <span data-slot="help">{text.count(state.tags.length, max)}</span>}
    >
      <div data-slot="control">
        <input
          {...mergeProps(readOnly ? {} : state.handlers, {
            'data-part': 'tags-input-field',
            autoComplete: 'off',
            autoCapitalize: 'none',
            ...rest,
          })}
          {...field.control}
          ref={setInput}
          type="text"
          form={form}
          value={state.text}
        />
      </div>
      {state.tags.length > 0 && (
        <ChosenChips
          options={state.tags.map((tag) => ({ value: tag, label: tag }))}
          label={text.tags}
          removeLabel={text.remove}
          readOnly={disabled || readOnly}
          input={input}
          onRemove={({ value: tag }) => state.remove(tag)}
        />
      )}
      <VisuallyHidden as="output">{state.announced}</VisuallyHidden>
      {name && <FormValue {...{ name, form, disabled }} values={state.submitted} shown={state.shown} />}
    </FieldFrame>
  );
});
