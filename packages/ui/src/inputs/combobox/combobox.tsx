'use client';
import { memo, type ReactElement } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField } from '../../foundation/field/field.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { ChevronDown, X } from '../../foundation/glyphs.js';
import { Listbox } from '../../foundation/listbox/listbox.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import type { Option } from '../../foundation/listbox/option.js';
import { Spinner } from '../../foundation/progress/spinner.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { IconButton } from '../icon-button/index.js';
import { ChosenChips } from './chosen-chips.js';
import { englishComboboxLabels } from './combobox-labels.js';
import type { ComboboxProps, OptionLoader } from './combobox-props.js';
import { isAction } from './combobox-state.js';
import { useCombobox } from './use-combobox.js';

/**
 * A choice of one or several options of a long list, filtered by typing or loaded for the typed text. Keys: typing and
 * arrow keys open the list;
 * arrow keys, Page Up and Page Down move, Enter chooses, Escape closes and discards the typed text; Backspace in the
 * empty field removes the last chosen option. `data-part="combobox"` receives class name and style, with
 * `data-invalid`, `data-disabled` and `data-multiple`; `data-part="combobox-input"` receives the ref and all other
 * props; the list is `data-part="listbox"`. Source: WAI-ARIA APG, editable combobox with list autocomplete.
 */
export const Combobox = memo(function Combobox<V extends string = string>({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  options,
  chosenOptions,
  loadDelay = 250,
  onCreate,
  value,
  defaultValue,
  onValueChange,
  multiple = false,
  emptyText,
  filter,
  open,
  defaultOpen,
  onOpenChange,
  name,
  form,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps<V>) {
  const [input, setInput] = useOwnRef(ref);
  const text = useLabels('combobox', englishComboboxLabels, labels);
  const combobox = useCombobox(
    {
      options: options as Option[] | OptionLoader, // the options of a narrower type of values
      chosenOptions,
      loadDelay,
      onCreate,
      labels: text,
      value,
      defaultValue,
      onValueChange: onValueChange as ((value: string | string[] | null) => void) | undefined,
      multiple,
      filter,
      open,
      defaultOpen,
      onOpenChange,
      readOnly: rest.readOnly,
    },
    input,
  );
  const problem = combobox.unknown ? text.unknown(combobox.unknown) : undefined;
  const errorText = problem ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(problem, undefined, input);
  /** One value, also for none, unless several can be chosen. */
  const submitted = (values: readonly string[]) => (multiple ? values : [values[0] ?? '']);
  const empty = emptyText ?? text.empty;
  const { list, chosen, rows, loadState } = combobox;
  const clearable = !multiple && !required && !rest.disabled && !rest.readOnly && combobox.text !== '';
  const count = rows.filter((row) => !isAction(row)).length;
  const results = count > 0 ? text.results(count) : empty;
  const status = { loading: text.loading, failed: text.loadFailed, loaded: results }[loadState];

  return (
    <FieldFrame
      part="combobox"
      labelHasId
      labelProps={list.label}
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <div data-slot="control" ref={list.setAnchor}>
        <input
          {...mergeProps(rest.readOnly ? {} : combobox.handlers, {
            'data-part': 'combobox-input',
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            ...rest,
          })}
          {...field.control}
          {...list.control}
          ref={setInput}
          type="text"
          form={form}
          aria-autocomplete="list"
          value={combobox.text}
        />
        <span data-slot="end">
          {list.isOpen && loadState === 'loading' && <Spinner data-slot="loading" />}
          {clearable && (
            <IconButton
              size="small"
              tabIndex={-1}
              label={text.clear}
              id={`${field.ids.control}-clear`}
              aria-labelledby={`${field.ids.control}-clear ${field.ids.label}`}
              onMouseDown={preventFocusChange}
              onClick={combobox.clear}
            >
              <X aria-hidden />
            </IconButton>
          )}
          <IconButton
            size="small"
            tabIndex={-1}
            label={text.show}
            id={`${field.ids.control}-show`}
            aria-labelledby={`${field.ids.control}-show ${field.ids.label}`}
            aria-expanded={list.isOpen}
            disabled={rest.disabled || rest.readOnly}
            onMouseDown={preventFocusChange}
            onClick={combobox.toggle}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        </span>
      </div>
      {multiple && chosen.length > 0 && (
        <ChosenChips
          options={chosen}
          label={text.chosen}
          removeLabel={text.remove}
          readOnly={rest.disabled || rest.readOnly}
          input={input}
          onRemove={combobox.remove}
        />
      )}
      <VisuallyHidden as="output">
        {list.isOpen ? status : combobox.removed && text.removed(combobox.removed)}
      </VisuallyHidden>
      {name && (
        <FormValue
          {...{ name, form }}
          values={submitted(combobox.submittedNow)}
          shown={() => submitted(combobox.submittedShown())}
          disabled={rest.disabled}
        />
      )}
      {list.isOpen && list.anchor && (
        <Listbox
          id={list.id}
          labelledBy={field.ids.label}
          anchor={list.anchor}
          popup={list.popup}
          options={rows}
          busy={loadState === 'loading'}
          active={list.active}
          selected={combobox.selected}
          multiple={multiple}
          emptyText={loadState === 'loading' ? text.loading : empty}
          onActive={list.setActive}
          onChoose={combobox.choose}
        />
      )}
    </FieldFrame>
  );
}) as <V extends string = string>(props: ComboboxProps<V>) => ReactElement;

/** Keeps the focus in the input when a button is pressed. */
const preventFocusChange = (event: { preventDefault(): void }) => event.preventDefault();
