'use client';
import { useMemo, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { listboxMove } from '../../foundation/listbox-move.js';
import { findByLabel, matchesWords, sortedByGroup, type Option } from '../../foundation/option.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useListbox } from '../../foundation/use-listbox.js';
import type { ComboboxProps } from './combobox-props.js';

type Chosen = string | readonly string[] | null | undefined;

interface Settings extends Pick<ComboboxProps, 'options' | 'filter' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  multiple: boolean;
  value: Chosen;
  defaultValue: Chosen;
  /** Receives a list if `multiple`, otherwise one value or null. */
  onValueChange: ((value: string | string[] | null) => void) | undefined;
}

/** Returns the chosen values of a single or multiple combobox as a list. */
const asList = (value: Chosen): readonly string[] => (!value ? [] : typeof value === 'string' ? [value] : value);

/** The state of a combobox: the chosen values, the typed text, and the list. */
export function useCombobox(
  { options: given, value, defaultValue, onValueChange, multiple, filter = matchesWords, ...openProps }: Settings,
  input: RefObject<HTMLInputElement | null>,
) {
  const initial = asList(defaultValue);
  const [chosenValues, setChosen] = useControlled<readonly string[], []>(
    value === undefined ? undefined : asList(value),
    initial,
    (next) => onValueChange?.(multiple ? [...next] : (next[0] ?? null)),
  );
  /** Typed text that is not chosen yet; null while the input shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [removed, setRemoved] = useState('');

  const options = useMemo(() => sortedByGroup(given), [given]);
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const query = typed?.trim() ?? '';
  const visible = useMemo(
    () => (query ? options.filter((option) => filter(option, query)) : options),
    [options, filter, query],
  );
  const list = useListbox(openProps, visible);
  // A value without an option, for example while options are loading, is shown as its own label.
  const chosen = chosenValues.map((item): Option => byValue.get(item) ?? { value: item, label: item });

  const choose = (option: Option, event: Event) => {
    setTyped(null);
    if (multiple) {
      setChosen(
        chosenValues.includes(option.value)
          ? chosenValues.filter((item) => item !== option.value)
          : [...chosenValues, option.value],
      );
      list.setActive(option.value);
    } else {
      if (option.value !== chosenValues[0]) setChosen([option.value]);
      list.close('choose', event);
    }
  };
  const remove = (option: Option) => {
    setChosen(chosenValues.filter((item) => item !== option.value));
    setRemoved(option.label);
  };
  const openAt = (end: 'first' | 'last', event: Event) => {
    const enabled = visible.filter((option) => !option.disabled);
    list.openAt(byValue.get(chosenValues[0] ?? '') ?? enabled.at(end === 'first' ? 0 : -1), 'trigger', event);
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    setTyped(text);
    if (!multiple && text === '' && chosenValues.length > 0) setChosen([]);
    const nextQuery = text.trim();
    const first = nextQuery ? options.find((option) => !option.disabled && filter(option, nextQuery)) : undefined;
    list.openAt(first, 'typing', event.nativeEvent);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return; // the input method handles these keys
    const native = event.nativeEvent;
    if (event.key === 'Backspace' && multiple && event.currentTarget.value === '') {
      const last = chosen.at(-1);
      if (last) remove(last);
      return;
    }
    if (!list.isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      openAt(event.key === 'ArrowDown' ? 'first' : 'last', native);
    } else if (event.key === 'Enter') {
      if (list.active) choose(list.active, native);
    } else if (event.key === 'Escape') {
      setTyped(null);
      list.close('escape', native);
    } else {
      const target = listboxMove(
        event.key,
        list.index,
        visible.map((option) => option.disabled ?? false),
        { wrap: true, ends: false },
      );
      if (target === null) return;
      list.setActive(visible[target]?.value);
    }
    event.preventDefault();
  };
  const onBlur = () => {
    const match = !multiple && typed ? findByLabel(options, typed) : undefined;
    if (match && match.value !== chosenValues[0]) setChosen([match.value]);
    setTyped(null);
    setRemoved('');
  };
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (list.isOpen) return;
    if (!multiple && typed === null) event.currentTarget.select(); // typing replaces the selected text
    openAt('first', event.nativeEvent);
  };

  return {
    list,
    visible,
    chosen,
    selected: useMemo(() => new Set(chosenValues), [chosenValues]),
    text: typed ?? (multiple ? '' : (chosen[0]?.label ?? '')),
    removed,
    choose,
    remove,
    reset: () => {
      setTyped(null);
      setChosen(initial);
    },
    clear: () => {
      setTyped(null);
      setChosen([]);
      input.current?.focus();
    },
    toggle: (event: MouseEvent) => {
      input.current?.focus();
      if (list.isOpen) list.close('trigger', event.nativeEvent);
      else openAt('first', event.nativeEvent);
    },
    handlers: { onChange, onKeyDown, onBlur, onClick },
  };
}
