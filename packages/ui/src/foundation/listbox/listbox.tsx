'use client';
import { useMemo, type FocusEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { rootOf } from '../focus/active-element.js';
import { AllOptions, WindowedOptions } from './listbox-options.js';
import { showOption } from './listbox-row.js';
import { MAX_FULLY_MOUNTED } from './listbox-window.js';
import { Popup } from './listbox.styles.js';
import { mergeRefs } from '../merge-refs.js';
import { hasPointerMoved } from '../pointer-moved.js';
import { grouped, type Option } from './option.js';
import { themeRootOf } from '../theme-root-of.js';
import { useAnchored } from '../overlay/use-anchored.js';
import { controlOf, optionId } from './use-listbox.js';

interface ListboxProps {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  popup: RefObject<HTMLDivElement | null>;
  /** Sorted by group. */
  options: readonly Option[];
  active?: Option | undefined;
  selected: ReadonlySet<string>;
  multiple?: boolean | undefined;
  /** The text shown when there are no options. */
  emptyText?: string | undefined;
  /** Whether other options are loading. */
  busy?: boolean | undefined;
  onActive: (value: string) => void;
  onChoose: (option: Option, event: Event) => void;
}

/**
 * The popup list of a select or combobox, mounted only while open. Focus stays in the control, which refers to the
 * active option with `aria-activedescendant`.
 */
export function Listbox({
  id,
  labelledBy,
  anchor,
  popup,
  options,
  active,
  selected,
  multiple,
  emptyText,
  busy,
  onActive,
  onChoose,
}: ListboxProps) {
  // Positioning may reduce the height of the list, so the active option is scrolled into view again.
  const onPlaced = () =>
    active && showOption(rootOf(anchor).getElementById(id), rootOf(anchor).getElementById(optionId(id, active.value)));
  const { setFloating, floatingStyles } = useAnchored(anchor, 'bottom-start', { kind: 'listbox', onPlaced });
  const groups = useMemo(() => grouped(options), [options]);
  const windowed = options.length > MAX_FULLY_MOUNTED;
  const Options = windowed ? WindowedOptions : AllOptions;

  const setPopup = useMemo(() => mergeRefs<HTMLDivElement>(popup, setFloating), [popup, setFloating]);
  const optionAt = (target: EventTarget) => {
    const value = (target as Element).closest<HTMLElement>('[role="option"]:not([aria-disabled])')?.dataset['value'];
    return options.find((option) => option.value === value);
  };
  const handlePointerMove = (event: PointerEvent) => {
    const option = hasPointerMoved(event) ? optionAt(event.target) : undefined;
    if (option && option !== active) onActive(option.value);
  };
  /** A screen reader or a script moved the focus here: it returns to the control, whose keys work. */
  const handleFocus = (event: FocusEvent) => {
    const option = optionAt(event.target);
    if (option) onActive(option.value);
    controlOf(anchor)?.focus({ preventScroll: true });
  };
  const handleClick = (event: MouseEvent) => {
    const option = optionAt(event.target);
    if (option) onChoose(option, event.nativeEvent);
  };

  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Popup
      data-part="listbox"
      ref={setPopup}
      style={floatingStyles}
      onMouseDown={(event) => event.preventDefault() /* keeps focus in the control */}
    >
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        aria-busy={busy || undefined}
        data-windowed={windowed || undefined}
        onPointerOver={handlePointerMove}
        onPointerMove={handlePointerMove}
        onClick={handleClick}
        onFocus={handleFocus}
      >
        <Options {...{ id, anchor, options, groups, active, selected }} />
      </div>
      {options.length === 0 && <div data-slot="empty">{emptyText}</div>}
    </Popup>,
    root,
  );
}
