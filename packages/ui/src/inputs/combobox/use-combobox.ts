'use client';
import {
  useMemo,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { restoreText, useFormField } from '../../foundation/field/form-fields.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { listboxMove } from '../../foundation/listbox/listbox-move.js';
import { matchesWords, sortedByGroup, type Option } from '../../foundation/listbox/option.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useListbox } from '../../foundation/listbox/use-listbox.js';
import type { ComboboxProps } from './combobox-props.js';
import {
  action,
  bestMatch,
  hasSeveral,
  loadStateOf,
  namedIn,
  retryRow,
  rowsOf,
  type Loaded,
} from './combobox-state.js';
import { useLoadOptions } from './use-load-options.js';

type Chosen = string | readonly string[] | null | undefined;

interface Settings extends Pick<
  ComboboxProps,
  'options' | 'chosenOptions' | 'filter' | 'onCreate' | 'open' | 'defaultOpen' | 'onOpenChange' | 'readOnly'
> {
  multiple: boolean;
  value: Chosen;
  defaultValue: Chosen;
  /** Receives a list if `multiple`, otherwise one value or null. */
  onValueChange: ((value: string | string[] | null) => void) | undefined;
  loadDelay: number;
  labels: { loadFailed: string; retry: string; create: (text: string) => string };
}

const none: readonly Option[] = [];

/** Returns the chosen values of a single or multiple combobox as a list. */
const asList = (value: Chosen): readonly string[] => (!value ? [] : typeof value === 'string' ? [value] : value);

/** The state of a combobox: the chosen values, the typed text, and the list. */
export function useCombobox(
  {
    options: given,
    chosenOptions = none,
    value,
    defaultValue,
    onValueChange,
    multiple,
    filter = matchesWords,
    onCreate,
    loadDelay,
    labels,
    readOnly,
    ...openProps
  }: Settings,
  input: RefObject<HTMLInputElement | null>,
) {
  const initial = asList(defaultValue);
  const [chosenValues, setChosen, reset] = useControlled<readonly string[], []>(
    value === undefined ? undefined : asList(value),
    initial,
    (next) => onValueChange?.(multiple ? [...next] : (next[0] ?? null)),
  );
  /** Typed text that is not chosen yet; null while the input shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [removed, setRemoved] = useState('');
  /** The chosen values when the field was left with a text that no option has; null if it was not. */
  const [left, setLeft] = useState<string | null>(null);
  const key = chosenValues.join('\n');
  if (left !== null && left !== key) {
    setLeft(null);
    setTyped(null);
  }

  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** Chosen options that may no longer be among the loaded ones, and created options. */
  const [remembered, setRemembered] = useState(none);

  const isLoader = typeof given === 'function';
  const current = isLoader ? (loaded?.options ?? none) : given;
  const options = useMemo(() => sortedByGroup(current), [current]);
  const byValue = useMemo(
    () => new Map([...chosenOptions, ...remembered, ...options].map((option) => [option.value, option])),
    [chosenOptions, remembered, options],
  );
  const query = typed?.trim() ?? '';
  const loadState = isLoader ? loadStateOf(loaded, query) : 'loaded';
  const rowsFor = (text: string, from: readonly Option[]) =>
    rowsOf({
      options: from,
      query: text,
      filter: isLoader ? undefined : filter,
      createLabel: onCreate && labels.create,
    });
  const canCreate = onCreate !== undefined && loadState === 'loaded';
  const createLabel = canCreate ? labels.create(query) : undefined;
  const visible = useMemo(
    () =>
      rowsOf({
        options,
        query,
        filter: isLoader ? undefined : filter,
        createLabel: createLabel === undefined ? undefined : () => createLabel,
      }),
    [options, query, isLoader, filter, createLabel],
  );
  const rows = loadState === 'failed' ? [retryRow(labels.retry, labels.loadFailed)] : visible;
  const list = useListbox(openProps, rows, !readOnly);
  useLoadOptions({
    load: isLoader ? given : undefined,
    isOpen: list.isOpen,
    query,
    delay: loadDelay,
    loaded,
    onLoaded: (result) => {
      setLoaded(result);
      if (query) list.setActive(bestMatch(rowsFor(query, sortedByGroup(result.options)), query)?.value);
    },
    onClose: () => setLoaded((last) => last && { ...last, isOld: true }),
  });
  // A value without an option, for example while options are loading, is shown as its own label.
  const chosen = chosenValues.map((item): Option => byValue.get(item) ?? { value: item, label: item });

  const remember = (option: Option) =>
    setRemembered([...remembered.filter(({ value: each }) => each !== option.value), option]);
  const choose = (row: Option, event: Event) => {
    if (row.value === action.retry) return setLoaded(null);
    const option = row.value === action.create ? onCreate?.(query) : row;
    setTyped(null);
    if (!option) return list.close('choose', event);
    if (isLoader || option !== row) remember(option);
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
  /** Chooses the options that a text names, several with `multiple`. Keeps the text that names none. */
  const take = (text: string) => {
    const { values, rest } = namedIn(options, text, multiple);
    const next = multiple ? [...new Set([...chosenValues, ...values])] : values;
    if (values.length > 0 && next.join('\n') !== key) setChosen(next);
    setTyped(rest || null);
    setLeft(rest ? (values.length > 0 ? next : chosenValues).join('\n') : null);
  };
  const openAt = (end: 'first' | 'last', event: Event) => {
    const enabled = rows.filter((option) => !option.disabled);
    list.openAt(byValue.get(chosenValues[0] ?? '') ?? enabled.at(end === 'first' ? 0 : -1), 'trigger', event);
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    setTyped(text);
    setLeft(null);
    if (!multiple && text === '' && chosenValues.length > 0) setChosen([]);
    if (event.nativeEvent.isTrusted && !event.target.matches(':focus')) return; // autofill
    const nextQuery = text.trim();
    const isKnown = !isLoader || loadStateOf(loaded, nextQuery) === 'loaded';
    list.openAt(
      nextQuery && isKnown ? bestMatch(rowsFor(nextQuery, options), nextQuery) : undefined,
      'typing',
      event.nativeEvent,
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const native = event.nativeEvent;
    if (event.key === 'Backspace' && multiple && event.currentTarget.value === '') {
      const last = event.repeat ? undefined : chosen.at(-1); // not by the key that erased the text
      if (last) remove(last);
      return;
    }
    if (!list.isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      openAt(event.key === 'ArrowDown' ? 'first' : 'last', native);
    } else if (event.key === 'Enter') {
      if (list.active) choose(list.active, native);
      else if (query) take(query);
    } else if (event.key === 'Escape') {
      setTyped(null);
      setLeft(null);
      list.close('escape', native);
    } else {
      const target = listboxMove(
        event.key,
        list.index,
        rows.map((option) => option.disabled ?? false),
        { wrap: true, ends: false },
      );
      if (target === null) return;
      list.setActive(rows[target]?.value);
    }
    event.preventDefault();
  };
  /** What the input shows without a typed text. */
  const settled = multiple ? '' : (chosen[0]?.label ?? '');
  const text = typed ?? settled;
  /** Returns the values that a visible text represents, or null if a part of it names no option. */
  const valuesOf = (visible: string): readonly string[] | null => {
    if (visible === settled) return chosenValues;
    if (visible.trim() === '') return multiple ? chosenValues : [];
    const { values, rest } = namedIn(options, visible, multiple);
    if (rest) return null;
    return multiple ? [...new Set([...chosenValues, ...values])] : values;
  };
  /** Submitted for a text that names no option. */
  const unnamed = multiple ? chosenValues : [];
  /** Chooses the options that the visible text names; keeps a text that names none, with an error. */
  const apply = () => {
    const visible = input.current?.value ?? text;
    restoreText(input.current, text);
    if (visible !== settled && visible.trim() !== '') return take(visible);
    setTyped(null);
    setLeft(null);
    if (visible !== settled && !multiple) setChosen([]);
  };
  const commit = useFormField(input, {
    apply: (event) => {
      const isChoosing = event?.type === 'change' && list.isOpen;
      if (isChoosing && !valuesOf(input.current?.value ?? text)) return false; // a part of a name filters the list
      apply();
      if (isChoosing) list.close('choose', event);
      return undefined;
    },
    onReset: () => {
      setTyped(null);
      setLeft(null);
      reset();
    },
  });
  const onBlur = (event: FocusEvent) => {
    if (list.popup.current?.contains(event.relatedTarget)) return; // the list returns the focus
    commit();
    setRemoved('');
  };
  /** An input has one line, so the browser would join pasted lines. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!multiple || isLoader || query || !hasSeveral(text)) return;
    event.preventDefault();
    take(text);
  };
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (list.isOpen) return;
    event.currentTarget.focus(); // not done by the click of an assistive technology
    if (!multiple && typed === null) event.currentTarget.select(); // typing replaces the selected text
    openAt('first', event.nativeEvent);
  };

  return {
    list,
    rows,
    loadState,
    chosen,
    selected: useMemo(() => new Set(chosenValues), [chosenValues]),
    text,
    /** The submitted values of what is visible. */
    submittedShown: () => valuesOf(input.current?.value ?? text) ?? unnamed,
    submittedNow: typed === null ? chosenValues : (valuesOf(typed) ?? unnamed),
    removed,
    /** The text that the field was left with and that no option has. */
    unknown: left === null ? '' : query,
    choose,
    remove,
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
    handlers: { onChange, onKeyDown, onBlur, onClick, onPaste },
  };
}
