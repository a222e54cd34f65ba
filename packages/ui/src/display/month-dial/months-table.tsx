'use client';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import type { MonthLabels } from './month-dial-labels.js';
import type { NamedMonth } from './named-months.js';
import type { ActiveMonth } from './use-active-month.js';

const Grid = styled.table`
  border-collapse: collapse;
`;

interface MonthsTableProps {
  label: string;
  months: readonly NamedMonth[];
  labels: MonthLabels;
  active: ActiveMonth;
}

/**
 * The same data as a table that is visually hidden. One of its rows is the tab stop of the dial or strip; its mark shows
 * the focus.
 */
export function MonthsTable({ label, months, labels, active }: MonthsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const last = months.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: active.stop + (isMirrored ? -1 : 1),
      ArrowLeft: active.stop + (isMirrored ? 1 : -1),
      ArrowDown: active.stop + 1,
      ArrowUp: active.stop - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    body.current?.rows[Math.min(last, Math.max(0, next))]?.focus({ preventScroll: true });
  };
  return (
    <VisuallyHidden as="div">
      <Grid role="grid" aria-readonly aria-label={label} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{labels.month}</th>
            <th scope="col">{labels.state}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {months.map(({ month, name, value }, index) => (
            <tr
              key={month}
              tabIndex={index === active.stop ? 0 : -1}
              onFocus={() => active.focus(index)}
              onBlur={active.blur}
            >
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </VisuallyHidden>
  );
}
