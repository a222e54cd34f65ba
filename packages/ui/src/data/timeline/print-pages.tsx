'use client';
import { useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { barsOf } from './grid-moves.js';
import { Pages } from './print-pages.styles.js';
import { barsIn } from './row-bars.js';
import { nameOf, type Geometry } from './timeline-bar.js';
import type { TimelineModel } from './timeline-context.js';
import { isoOfDay } from './timeline-days.js';
import { ticksOf, type Columns } from './timeline-ticks.js';
import type { TimelineBar } from './timeline-types.js';

interface PrintPagesProps<B extends TimelineBar> {
  model: TimelineModel<B>;
  root: RefObject<Element | null>;
  /** Whether the pages open the print dialog. */
  opens: boolean;
  onDone: () => void;
}

/** One page per year with all rows and months. It replaces the page while it prints, and is removed afterwards. */
export function PrintPages<B extends TimelineBar>({ model, root: ref, opens, onDone }: PrintPagesProps<B>) {
  const { first, last, lines, index, shared, label } = model;
  const { format } = shared;
  const columns: Columns = { first, last, unit: 'month', weekStart: 1 };
  useEffect(() => {
    document.documentElement.dataset['printing'] = 'timeline';
    const frame = opens ? requestAnimationFrame(() => window.print()) : 0;
    window.addEventListener('afterprint', onDone);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
      delete document.documentElement.dataset['printing'];
    };
  }, [opens, onDone]);
  const root = themeRootOf(useElement(ref));
  if (!root) return null;
  return createPortal(
    <Pages data-part="timeline-print">
      {ticksOf(columns, 'year', first, last).map((year) => {
        const months = ticksOf(columns, 'month', year.from, year.to);
        const days = year.to - year.from + 1;
        return (
          <section key={year.from}>
            <h2>
              {label}, {isoOfDay(year.from).slice(0, 4)}
            </h2>
            <div data-slot="print-row" style={{ '--span': days } as Geometry}>
              <span />
              <div data-slot="print-track">
                {months.map(({ from, to }) => (
                  <span
                    key={from}
                    data-slot="print-month"
                    style={{ '--from': from - year.from, '--days': to - from + 1 } as Geometry}
                  >
                    {format.column(from, 'month').text}
                  </span>
                ))}
              </div>
            </div>
            {lines.map((line) => {
              const row = barsOf(index, line);
              return (
                <div
                  key={line.id}
                  data-slot={line.kind === 'group' ? 'print-group' : 'print-row'}
                  style={{ '--span': days, '--lanes': row.laneCount } as Geometry}
                >
                  <span>{line.kind === 'group' ? line.group.label : line.row.label}</span>
                  {line.kind === 'row' && (
                    <div data-slot="print-track">
                      {barsIn(row, year.from, year.to).map((at) => {
                        const bar = row.bars[at]!;
                        const from = Math.max(year.from, row.starts[at]!);
                        const to = Math.min(year.to, row.ends[at]!);
                        return (
                          <span
                            key={bar.id}
                            data-slot="bar"
                            data-look={(bar.state !== undefined && shared.states[bar.state]?.look) || 'outline'}
                            data-mark={bar.mark ? true : undefined}
                            data-fill={bar.fill !== undefined && bar.fill > 0 ? true : undefined}
                            aria-label={nameOf(bar, line.row, shared)}
                            style={
                              {
                                '--from': from - year.from,
                                '--days': to - from + 1,
                                '--lane': row.lanes[at],
                                '--fill': bar.fill ?? 0,
                              } as Geometry
                            }
                          >
                            <span data-slot="text">{bar.text}</span>
                          </span>
                        );
                      })}
                    </div>
                  )}
                </div>
              );
            })}
          </section>
        );
      })}
    </Pages>,
    root,
  );
}
