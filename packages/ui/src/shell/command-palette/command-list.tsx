'use client';
import {
  Fragment,
  memo,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { ariaKeys } from '../../foundation/keys/aria-keys.js';
import { rootOf } from '../../foundation/focus/active-element.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { hasPointerMoved } from '../../foundation/pointer-moved.js';
import { scrollIntoView } from '../../foundation/environment/scroll-into-view.js';
import { listboxMove } from '../../foundation/listbox/listbox-move.js';
import { grouped } from '../../foundation/listbox/option.js';
import { optionId } from '../../foundation/listbox/use-listbox.js';
import { englishPaletteLabels, type CommandPaletteLabels } from './command-palette-labels.js';
import { searchCommands, type Command } from './command-search.js';

interface CommandListProps {
  input: RefObject<HTMLInputElement | null>;
  icon: ReactNode;
  commands: readonly Command[];
  recents: readonly string[];
  limit: number;
  text: CommandPaletteLabels;
  status: string | undefined;
  onQueryChange: ((query: string) => void) | undefined;
  onRun: (command: Command, event: Event) => void;
}

const Row = memo(function Row({ command, id, active }: { command: Command; id: string; active: boolean }) {
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      data-value={command.value}
      data-active={active || undefined}
      aria-selected={active}
      aria-disabled={command.disabled || undefined}
      aria-keyshortcuts={command.keys && ariaKeys(command.keys)}
    >
      {command.icon}
      <span data-slot="words">
        {command.label}
        {command.description && <span data-slot="description">{command.description}</span>}
      </span>
      {command.keys && <kbd aria-hidden>{command.keys}</kbd>}
    </div>
  );
});

const firstOf = (commands: readonly Command[]) => commands.find((command) => !command.disabled);

/** The start of a long query, as it is repeated in a message. */
const shortened = (query: string) => (query.length > 80 ? `${Array.from(query).slice(0, 79).join('')}…` : query);

/**
 * Content of the open palette: the search box, the results and the key hints. The focus stays in the box, whose
 * `aria-activedescendant` refers to the active command.
 */
export function CommandList({
  input,
  icon,
  commands,
  recents,
  limit,
  text,
  status,
  onQueryChange,
  onRun,
}: CommandListProps) {
  const id = useId();
  const hints = { ...englishPaletteLabels.hints, ...text.hints };
  const [typed, setTyped] = useState('');
  const [activeValue, setActiveValue] = useState<string>();
  const query = useDeferredValue(typed); // keeps typing responsive with many commands
  const options = useMemo(() => ({ recents, recentGroup: text.recent, limit }), [recents, text.recent, limit]);
  const { shown, total } = useMemo(() => searchCommands(commands, query, options), [commands, query, options]);
  const active = shown.find((command) => command.value === activeValue && !command.disabled) ?? firstOf(shown);
  const activeId = active && optionId(id, active.value);
  useLayoutEffect(() => {
    if (activeId && input.current) scrollIntoView(rootOf(input.current).getElementById(activeId));
  }, [activeId, input]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // The list may not show the results of the last typed letters yet.
      const found = query === typed ? active : firstOf(searchCommands(commands, typed, options).shown);
      if (found) onRun(found, event.nativeEvent);
    } else {
      const at = shown.findIndex((command) => command === active);
      const target = listboxMove(
        event.key,
        at,
        shown.map((command) => command.disabled ?? false),
        { wrap: true, ends: false },
      );
      if (target === null) return;
      setActiveValue(shown[target]?.value);
    }
    event.preventDefault();
  };
  const commandAt = (target: EventTarget) => {
    const value = (target as Element).closest<HTMLElement>('[role="option"]:not([aria-disabled])')?.dataset['value'];
    return shown.find((command) => command.value === value);
  };
  const point = (event: PointerEvent) => {
    const command = hasPointerMoved(event) ? commandAt(event.target) : undefined;
    if (command) setActiveValue(command.value);
  };
  /** A screen reader or a script moved the focus here: it returns to the box, whose keys work. */
  const focusBox = (event: FocusEvent) => {
    const command = commandAt(event.target);
    if (command) setActiveValue(command.value);
    input.current?.focus({ preventScroll: true });
  };
  const press = (event: MouseEvent) => {
    const command = commandAt(event.target);
    if (command) onRun(command, event.nativeEvent);
  };

  return (
    <>
      <div data-slot="search">
        {icon}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={text.title}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={text.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActiveValue(undefined);
            onQueryChange?.(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={text.title}
        onMouseDown={(event) => event.preventDefault() /* the focus stays in the box */}
        onPointerOver={point}
        onPointerMove={point}
        onClick={press}
        onFocus={focusBox}
      >
        {grouped(shown).map(([group, members], index) => {
          const rows = (members as readonly Command[]).map((command) => (
            <Row key={command.value} command={command} id={optionId(id, command.value)} active={command === active} />
          ));
          if (group === '') return <Fragment key="">{rows}</Fragment>;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div data-slot="group-label" id={`${id}-group-${index}`}>
                {group}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
      {total === 0 && !status && <p data-slot="empty">{text.empty(shortened(query.trim()))}</p>}
      <div data-slot="said" role="status">
        {query ? text.count(total) : ''}
      </div>
      <p data-slot="status" role="status">
        {status}
      </p>
      <div data-slot="foot">
        <span data-slot="hints" aria-hidden>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {hints.move}
          </span>
          <span>
            <kbd>{hints.enter}</kbd> {hints.run}
          </span>
          <span>
            <kbd>{hints.escape}</kbd> {hints.close}
          </span>
        </span>
        {shown.length < total && <span data-slot="more">{text.more(shown.length, total)}</span>}
      </div>
    </>
  );
}
