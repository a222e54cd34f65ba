'use client';
import { flip, offset, size } from '@floating-ui/react';
import { Check } from 'lucide-react';
import { Fragment, memo, useLayoutEffect, useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Popup } from './listbox.styles.js';
import { mergeRefs } from './merge-refs.js';
import { grouped, type Option } from './option.js';
import { themeRootOf } from './theme-root-of.js';
import { useAnchored } from './use-anchored.js';
import { optionId } from './use-listbox.js';

interface ListboxProps {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  popup: RefObject<HTMLDivElement | null>;
  /** In the order of their groups. */
  options: readonly Option[];
  active?: Option | undefined;
  selected: ReadonlySet<string>;
  multiple?: boolean | undefined;
  /** Stands there when there is no option. */
  emptyText?: string | undefined;
  onActive: (value: string) => void;
  onChoose: (option: Option, event: Event) => void;
}

const middleware = [
  offset(4),
  flip({ padding: 8 }),
  size({
    padding: 8,
    apply: ({ availableHeight, rects, elements }) => {
      elements.floating.style.setProperty('--available-height', `${Math.max(120, availableHeight)}px`);
      elements.floating.style.setProperty('--anchor-width', `${rects.reference.width}px`);
    },
  }),
];

const Row = memo(function Row({ option, id, active, selected }: { option: Option; id: string; active: boolean; selected: boolean }) {
  return (
    <div role="option" id={id} data-value={option.value} data-active={active || undefined} aria-selected={selected} aria-disabled={option.disabled || undefined} tabIndex={-1}>
      <span data-slot="words">
        {option.content ?? option.label}
        {!option.content && option.description && <span data-slot="description">{option.description}</span>}
      </span>
      <Check data-slot="check" aria-hidden />
    </div>
  );
});

/** Brings an option into view without moving the page. */
function show(list: HTMLElement | null, option: HTMLElement | null) {
  if (!list || !option) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top - 6;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight + 6;
}

/** The list under a select or combobox; mounted only while open. The focus stays in the control, which names the active option. */
export function Listbox({ id, labelledBy, anchor, popup, options, active, selected, multiple, emptyText, onActive, onChoose }: ListboxProps) {
  const list = useRef<HTMLDivElement>(null);
  const { setFloating, floatingStyles } = useAnchored(anchor, 'bottom-start', { middleware });
  const groups = useMemo(() => grouped(options), [options]);

  const activeId = active && optionId(id, active.value);
  useLayoutEffect(() => show(list.current, activeId ? document.getElementById(activeId) : null), [activeId]);

  const setPopup = useMemo(() => mergeRefs<HTMLDivElement>(popup, setFloating), [popup, setFloating]);
  const optionAt = (target: EventTarget) => {
    const value = (target as Element).closest<HTMLElement>('[role="option"]:not([aria-disabled])')?.dataset['value'];
    return options.find((option) => option.value === value);
  };
  const point = (event: PointerEvent) => {
    const option = event.movementX || event.movementY ? optionAt(event.target) : undefined; // the list may also scroll under a resting pointer
    if (option && option !== active) onActive(option.value);
  };
  const press = (event: MouseEvent) => {
    const option = optionAt(event.target);
    if (option) onChoose(option, event.nativeEvent);
  };

  const root = themeRootOf(anchor);
  if (!root) return null;
  const rows = (members: readonly Option[]) =>
    members.map((option) => <Row key={option.value} option={option} id={optionId(id, option.value)} active={option === active} selected={selected.has(option.value)} />);
  return createPortal(
    <Popup
      data-part="listbox"
      ref={setPopup}
      style={floatingStyles}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        onMouseDown={(event) => event.preventDefault() /* the focus stays in the control */}
        onPointerMove={point}
        onClick={press}
      >
        {groups.map(([group, members], index) =>
          group === '' ? (
            <Fragment key="">{rows(members)}</Fragment>
          ) : (
            <div key={group} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div data-slot="group-label" id={`${id}-group-${index}`}>{group}</div>
              {rows(members)}
            </div>
          ),
        )}
      </div>
      {options.length === 0 && <div data-slot="empty">{emptyText}</div>}
    </Popup>,
    root,
  );
}
