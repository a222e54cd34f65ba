'use client';
import { memo, useSyncExternalStore } from 'react';
import type { Geometry, Shared } from './timeline-bar.js';
import type { MountedWindow } from './timeline-window.js';
import { gridLines, headerUnits, ticksOf, type Columns } from './timeline-ticks.js';
import type { ZoomStore } from './zoom-store.js';

interface HeadProps {
  columns: Omit<Columns, 'unit'>;
  store: ZoomStore;
  window: MountedWindow;
  today: number;
  shared: Shared;
}

const useLevel = (store: ZoomStore) => useSyncExternalStore(store.subscribe, store.level, store.level);

/** The header rows. They change when the level does, also while users zoom; in between they follow by CSS. */
export const Head = memo(function Head({ columns, store, window, today, shared }: HeadProps) {
  const level = useLevel(store);
  const units = headerUnits(level);
  const all: Columns = { ...columns, unit: level };
  const { first } = columns;
  return (
    <div role="rowgroup" data-slot="head">
      {units.map((unit, nth) => (
        <div key={nth} role="row" aria-rowindex={nth + 1} data-slot="head-row">
          {nth === 0 && (
            <div role="columnheader" aria-colindex={1} aria-rowspan={units.length} data-slot="corner">
              <span>{shared.labels.row}</span>
            </div>
          )}
          <div data-slot="track">
            {ticksOf(all, unit, first + window.from, first + window.to).map(({ from, to, index, span }) => {
              const { text, name } = shared.format.column(from, unit);
              const label = nth === 0 && unit === 'month' ? name : text;
              return (
                <div
                  key={from}
                  role="columnheader"
                  data-slot="tick"
                  data-today={(unit === level && from <= today && today <= to) || undefined}
                  aria-colindex={index + 2}
                  aria-colspan={span > 1 ? span : undefined}
                  aria-label={name === label ? undefined : name}
                  style={{ '--from': from - first, '--days': to - from + 1 } as Geometry}
                >
                  <span>{label}</span>
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
});

interface BackdropProps {
  columns: Omit<Columns, 'unit'>;
  store: ZoomStore;
  today: number;
}

/** Behind the rows: past time, the lines of the columns as gradients, and today. */
export const Backdrop = memo(function Backdrop({ columns, store, today }: BackdropProps) {
  const level = useLevel(store);
  const all: Columns = { ...columns, unit: level };
  const units = headerUnits(level);
  const { first, last } = columns;
  const past = Math.min(last - first + 1, Math.max(0, today - first));
  const lines = gridLines(all, level, 'var(--line-minor)');
  const major = units.length > 1 ? `${gridLines(all, units[0] ?? level, 'var(--line-major)')}, ` : '';
  return (
    <div data-slot="backdrop" aria-hidden>
      {past > 0 && <div data-slot="past" style={{ '--days': past } as Geometry} />}
      <div data-slot="lines" style={{ '--lines': `${major}${lines}` } as Geometry} />
      {today >= first && today <= last && <div data-slot="today" style={{ '--from': today - first } as Geometry} />}
    </div>
  );
});

interface SummaryProps {
  label: string;
  value: (from: number, to: number) => string;
  columns: Columns;
  window: MountedWindow;
  rowIndex: number;
}

/** The sticky last row: one text per column. */
export const Summary = memo(function Summary({ label, value, columns, window, rowIndex }: SummaryProps) {
  const { first } = columns;
  return (
    <div role="rowgroup" data-slot="summary">
      <div role="row" aria-rowindex={rowIndex}>
        <div role="rowheader" aria-colindex={1} data-slot="row-header">
          <span data-slot="label">{label}</span>
        </div>
        <div data-slot="track">
          {ticksOf(columns, columns.unit, first + window.from, first + window.to).map(({ from, to, index }) => (
            <div
              key={from}
              role="gridcell"
              data-slot="sum"
              aria-colindex={index + 2}
              style={{ '--from': from - first, '--days': to - from + 1 } as Geometry}
            >
              <span>{value(from, to)}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
