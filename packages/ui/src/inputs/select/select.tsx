'use client';
import {
  memo,
  useCallback,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { useFormField } from '../../foundation/field/form-fields.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { ChevronDown } from '../../foundation/glyphs.js';
import { listboxMove } from '../../foundation/listbox/listbox-move.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { Listbox } from '../../foundation/listbox/listbox.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { sortedByGroup, type Option } from '../../foundation/listbox/option.js';
import { createTypeahead, isTyped, typeaheadMatch } from '../../foundation/listbox/typeahead.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useListbox, type ListboxOpenProps } from '../../foundation/listbox/use-listbox.js';
import { englishSelectLabels } from './select-labels.js';
import { selectIntent } from './select-state.js';

export interface SelectProps<V extends string = string>
  extends
    FieldProps,
    ListboxOpenProps,
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  options: readonly Option<V>[];
  /** Value of the chosen option; empty for none. */
  value?: NoInfer<V> | '' | undefined;
  defaultValue?: NoInfer<V> | '' | undefined;
  onValueChange?: ((value: NoInfer<V>) => void) | undefined;
  /** Shown in the control while no option is chosen. Default: Choose. */
  placeholder?: string | undefined;
}

function SelectOf<V extends string = string>({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  options: given,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
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
}: SelectProps<V>) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const texts = useLabels('select', englishSelectLabels, { placeholder });
  const options = useMemo(() => sortedByGroup(given), [given]);
  const [chosen, setChosen, reset] = useControlled<string, []>(
    value,
    defaultValue,
    onValueChange as ((value: string) => void) | undefined,
  ); // the cast is safe: every value is the value of an option
  const list = useListbox({ open, defaultOpen, onOpenChange }, options);
  const { setAnchor } = list;
  const [button, setButton] = useOwnRef(ref);
  const setElement = useCallback(
    (element: HTMLButtonElement | null) => {
      setButton(element);
      setAnchor(element);
    },
    [setButton, setAnchor],
  );
  useFormField(button, { onReset: reset });
  const [typeahead] = useState(createTypeahead);
  const current = options.find((option) => option.value === chosen);

  const choose = (option: Option | undefined, event: Event, reason: 'choose' | 'tab' = 'choose') => {
    if (option && option.value !== chosen) setChosen(option.value);
    list.close(reason, event);
  };
  const enabled = options.filter((option) => !option.disabled);
  const first = current ?? enabled[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const native = event.nativeEvent;
    // While the user is typing, Space is part of the search text.
    const isLetter = isTyped(event) || (event.key === ' ' && typeahead.isTyping(event.timeStamp));
    const letters = isLetter ? typeahead(event.key, event.timeStamp) : '';
    const match = letters
      ? typeaheadMatch(
          options.map((option) => (option.disabled ? '' : option.label)),
          letters,
          list.isOpen ? list.index : options.indexOf(current as Option),
        )
      : -1;
    const intent = selectIntent(event, list.isOpen);
    if (match >= 0) list.openAt(options[match], 'typing', native);
    else if (intent === 'open') list.openAt(first, 'trigger', native);
    else if (intent === 'open-first') list.openAt(enabled[0], 'trigger', native);
    else if (intent === 'open-last') list.openAt(enabled.at(-1), 'trigger', native);
    else if (intent === 'choose') choose(list.active, native);
    else if (intent === 'choose-and-leave') return choose(list.active, native, 'tab');
    else {
      const target = list.isOpen
        ? listboxMove(
            event.key,
            list.index,
            options.map((option) => option.disabled ?? false),
          )
        : null;
      if (target === null) return;
      list.setActive(options[target]?.value);
    }
    event.preventDefault();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault(); // in Firefox the key would click the button
  };
  const onClick = ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus(); // not done by Safari, nor by the click of an assistive technology
    if (list.isOpen) list.close('trigger', nativeEvent);
    else list.openAt(first, 'trigger', nativeEvent);
  };

  return (
    <FieldFrame
      part="select"
      labelHasId
      labelProps={list.label}
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      disabled={rest.disabled}
    >
      <button
        {...mergeProps({ onKeyDown, onKeyUp, onClick }, { 'data-part': 'select-trigger', ...rest })}
        {...field.control}
        {...list.control}
        aria-labelledby={field.ids.label}
        ref={setElement}
        form={form}
        type="button"
        data-slot="control"
      >
        <span data-slot="value" data-placeholder={!current || undefined}>
          {current?.label ?? texts.placeholder}
        </span>
        <span data-slot="end">
          <ChevronDown aria-hidden />
        </span>
      </button>
      {name && <FormValue {...{ name, form }} values={[chosen]} disabled={rest.disabled} />}
      {list.isOpen && list.anchor && (
        <Listbox
          id={list.id}
          labelledBy={field.ids.label}
          anchor={list.anchor}
          popup={list.popup}
          options={options}
          active={list.active}
          selected={new Set([chosen])}
          onActive={list.setActive}
          onChoose={choose}
        />
      )}
    </FieldFrame>
  );
}

/**
 * A choice of one option from a popup list. Keys: Enter, Space, arrow keys, Home, End and letters open the list. In the
 * open list, arrow keys and letters move, Enter and Space choose, Tab chooses and moves on, Escape closes without a
 * change. `data-part="select"` receives class name and style, with `data-invalid` and `data-disabled`;
 * `data-part="select-trigger"` receives the ref and all other props; the list is `data-part="listbox"`. Source:
 * WAI-ARIA APG, select-only combobox.
 */
export const Select = memo(SelectOf) as typeof SelectOf;
