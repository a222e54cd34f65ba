'use client';
import { memo, useState } from 'react';
import { ChevronDown } from '../../foundation/glyphs.js';
import { Button } from '../../inputs/button/index.js';
import { BarMenu, type MenuRequest } from './bar-menu.js';
import { Cards } from './timeline-cards.styles.js';
import { barsOf } from './grid-moves.js';
import { monthCovers } from './month-cover.js';
import type { RowBars } from './row-bars.js';
import { nameOf, type Geometry, type Shared } from './timeline-bar.js';
import type { TimelineModel } from './timeline-context.js';
import { addPeriods } from './timeline-days.js';
import { Plus } from './timeline-glyphs.js';
import { menuAt } from './timeline-table.js';
import type { TimelineBar } from './timeline-types.js';

/** The next twelve months of a row: how much of each is covered. An image with one sentence. */
const Strip = memo(function Strip({
  label,
  bars,
  today,
  shared,
}: {
  label: string;
  bars: RowBars;
  today: number;
  shared: Shared;
}) {
  const { labels, format } = shared;
  const months = monthCovers(bars, today);
  const words = months.map(({ from, covered, days }) => labels.month(format.column(from, 'month').name, covered, days));
  return (
    <span data-slot="strip" role="img" aria-label={labels.strip(label, words.join(', '))}>
      {months.map(({ from, covered, days }) => (
        <span key={from} data-slot="month" data-full={covered === days || undefined}>
          <span style={{ '--fill': covered / days } as Geometry} />
          <span>{format.column(from, 'month').text.slice(0, 1)}</span>
        </span>
      ))}
    </span>
  );
});

/** One card per row, for narrow containers: its months, and its bars with all commands. */
export function TimelineCards<B extends TimelineBar>({
  model,
  onFold,
}: {
  model: TimelineModel<B>;
  onFold: (group: string, folded: boolean) => void;
}) {
  const { lines, index, shared, editor, selection, today } = model;
  const { labels, format } = shared;
  const [open, setOpen] = useState<string | null>(null);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  return (
    <Cards role="list" aria-label={model.label} data-slot="cards">
      {lines.map((line) => {
        if (line.kind === 'group')
          return (
            <div key={line.id} role="listitem" data-slot="card-group">
              <button
                type="button"
                data-slot="fold"
                aria-expanded={!line.folded}
                onClick={() => onFold(line.id, !line.folded)}
              >
                <ChevronDown />
                <span>{line.group.label}</span>
                <bdi data-slot="end">{line.group.end ?? labels.rows(line.rowCount)}</bdi>
              </button>
            </div>
          );
        const row = barsOf(index, line);
        const isOpen = open === line.id;
        return (
          <div key={line.id} role="listitem" data-slot="card">
            <button
              type="button"
              data-slot="card-head"
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : line.id)}
            >
              <span data-slot="card-label">
                {line.row.label}
                {line.row.description && <bdi data-slot="description">{line.row.description}</bdi>}
              </span>
              <bdi data-slot="end">{line.row.cardEnd ?? line.row.end ?? labels.entries(row.bars.length)}</bdi>
              <ChevronDown />
            </button>
            <Strip label={line.row.label} bars={row} today={today} shared={shared} />
            {isOpen && (
              <ul aria-label={labels.details(line.row.label)}>
                {row.bars.map((bar) => (
                  <li key={bar.id}>
                    <button
                      type="button"
                      data-slot="entry"
                      data-selected={selection.ids.has(bar.id) || undefined}
                      aria-haspopup="menu"
                      aria-label={nameOf(bar, line.row, shared, selection.ids.has(bar.id))}
                      onClick={(event) => setMenu(menuAt(event.currentTarget, bar, selection.ids))}
                    >
                      <span>{format.range(bar.from, bar.to)}</span>
                      <bdi data-slot="end">
                        {[bar.state === undefined ? '' : shared.states[bar.state]?.label, bar.text, bar.mark]
                          .filter(Boolean)
                          .join(', ')}
                      </bdi>
                    </button>
                  </li>
                ))}
                {!editor.readOnly && (
                  <li>
                    <Button
                      variant="text"
                      size="small"
                      start={<Plus />}
                      onClick={() =>
                        model.showDialog({
                          kind: 'create',
                          row: line.id,
                          from: today,
                          to: addPeriods(today, model.snap.unit, 1) - 1,
                        })
                      }
                    >
                      {labels.create}
                    </Button>
                  </li>
                )}
              </ul>
            )}
          </div>
        );
      })}
      {menu && <BarMenu request={menu} model={model} focusBars={() => undefined} onClose={() => setMenu(null)} />}
    </Cards>
  );
}
