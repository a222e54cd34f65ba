'use client';
import { memo, type ReactNode } from 'react';
import { Check } from '../glyphs.js';
import type { Option } from './option.js';

interface RowProps {
  option: Option;
  id: string;
  active: boolean;
  selected: boolean;
  /** The position among all options, starting at 1. Required if not all options are mounted. */
  position?: number | undefined;
  count?: number | undefined;
}

export const ListboxRow = memo(function ListboxRow({ option, id, active, selected, position, count }: RowProps) {
  return (
    <div
      role="option"
      id={id}
      data-value={option.value}
      data-active={active || undefined}
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      aria-posinset={position}
      aria-setsize={count}
      tabIndex={-1}
    >
      <span data-slot="words">
        {option.content ?? option.label}
        {!option.content && option.description && <span data-slot="description">{option.description}</span>}
      </span>
      <Check data-slot="check" aria-hidden />
    </div>
  );
});

interface GroupProps {
  id: string;
  name: string;
  /** Whether another group precedes this one, mounted or not. */
  divided?: boolean | undefined;
  children: ReactNode;
}

export function ListboxGroup({ id, name, divided, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={id} data-divided={divided || undefined}>
      <div data-slot="group-label" id={id}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** Scrolls an option into view within the list, without scrolling the page. */
export function showOption(list: HTMLElement | null, option: HTMLElement | null) {
  if (!list || !option) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top - 6;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight + 6;
}
