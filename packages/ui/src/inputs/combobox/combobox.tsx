'use client';
import { memo, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldLabels, type FieldProps } from '../../foundation/field.js';
import { FormValue } from '../../foundation/form-value.js';
import { ChevronDown, X } from '../../foundation/glyphs.js';
import { Listbox } from '../../foundation/listbox.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import type { Option, OptionFilter } from '../../foundation/option.js';
import type { ListboxOpenProps } from '../../foundation/use-listbox.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { IconButton } from '../icon-button/index.js';
import { ChosenChips } from './chosen-chips.js';
import { useCombobox } from './use-combobox.js';

export interface ComboboxLabels extends FieldLabels {
  /** Names the button that opens the list. */
  show?: string | undefined;
  /** Names the button that empties the field. */
  clear?: string | undefined;
  /** Names the list of chosen options. */
  chosen?: string | undefined;
  /** Stands before an option's label in the name of the button that removes it. */
  remove?: string | undefined;
  /** Heard when an option was removed. */
  removed?: ((label: string) => string) | undefined;
  /** Heard while typing. */
  results?: ((count: number) => string) | undefined;
}

export interface ComboboxProps
  extends
    FieldProps,
    ListboxOpenProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size' | 'multiple'
    > {
  /** All that there is to choose from; what was typed picks among them. */
  options: readonly Option[];
  /** The chosen option's value; empty for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Several options; they stand as chips under the control. */
  multiple?: boolean | undefined;
  /** The values chosen, with `multiple`. */
  values?: readonly string[] | undefined;
  defaultValues?: readonly string[] | undefined;
  onValuesChange?: ((values: string[]) => void) | undefined;
  /** Stands in the list when nothing fits. */
  emptyText?: string | undefined;
  /** Whether an option fits what was typed; by default every typed word must stand in its label, value, description or keywords. */
  filter?: OptionFilter | undefined;
  labels?: ComboboxLabels | undefined;
}

const countInWords = (count: number) => (count === 1 ? '1 option' : `${count} options`);

/**
 * One or several of a long list, found by typing. Keys: typing and arrows open the list; arrows and Page Up and Down move, Enter chooses, Escape closes and takes back what
 * was typed; Backspace in the empty field removes the last chosen one. `data-part="combobox"` takes class name and style, with `data-invalid`, `data-disabled`, `data-multiple`;
 * `data-part="combobox-input"` takes the ref and every other prop; the list is `data-part="listbox"`. Source: WAI-ARIA APG, editable combobox with list autocomplete.
 */
export const Combobox = memo(function Combobox({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  options,
  value,
  defaultValue,
  onValueChange,
  multiple = false,
  values,
  defaultValues,
  onValuesChange,
  emptyText = 'No match',
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
}: ComboboxProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLInputElement | null) => {
        input.current = node;
      }),
    [ref],
  );
  const box = useCombobox(
    {
      options,
      value,
      defaultValue,
      onValueChange,
      multiple,
      values,
      defaultValues,
      onValuesChange,
      filter,
      open,
      defaultOpen,
      onOpenChange,
    },
    input,
  );
  const { list, chosen, visible } = box;
  const clearable = !multiple && !required && !rest.disabled && !rest.readOnly && box.text !== '';
  const spoken = visible.length > 0 ? (labels?.results ?? countInWords)(visible.length) : emptyText;

  return (
    <FieldFrame
      part="combobox"
      namesMore
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <div data-slot="control" ref={list.setAnchor}>
        <input
          {...mergeProps(rest.readOnly ? {} : box.handlers, {
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
          value={box.text}
        />
        <span data-slot="end">
          {clearable && (
            <IconButton
              size="small"
              tabIndex={-1}
              label={labels?.clear ?? 'Clear'}
              onMouseDown={keepFocus}
              onClick={box.clear}
            >
              <X aria-hidden />
            </IconButton>
          )}
          <IconButton
            size="small"
            tabIndex={-1}
            label={labels?.show ?? 'Show options'}
            aria-expanded={list.isOpen}
            disabled={rest.disabled || rest.readOnly}
            onMouseDown={keepFocus}
            onClick={box.toggle}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        </span>
      </div>
      {multiple && chosen.length > 0 && (
        <ChosenChips
          options={chosen}
          label={labels?.chosen ?? 'Chosen'}
          removeLabel={labels?.remove}
          fixed={rest.disabled || rest.readOnly}
          input={input}
          onRemove={box.remove}
        />
      )}
      <VisuallyHidden as="output">
        {list.isOpen ? spoken : box.removed && (labels?.removed ?? removedInWords)(box.removed)}
      </VisuallyHidden>
      {name && (
        <FormValue
          {...{ name, form }}
          values={multiple ? [...box.selected] : [chosen[0]?.value ?? '']}
          disabled={rest.disabled}
          onReset={box.reset}
        />
      )}
      {list.isOpen && list.anchor && (
        <Listbox
          id={list.id}
          labelledBy={field.ids.label}
          anchor={list.anchor}
          popup={list.popup}
          options={visible}
          active={list.active}
          selected={box.selected}
          multiple={multiple}
          emptyText={emptyText}
          onActive={list.setActive}
          onChoose={box.choose}
        />
      )}
    </FieldFrame>
  );
});

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
const removedInWords = (label: string) => `${label} removed`;
