'use client';
import { useMemo, useState } from 'react';
import { Table, type TableColumn } from '../../display/table/index.js';
import { BulkActionBar } from '../../inputs/bulk-action-bar/index.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { Pagination } from '../../navigation/pagination/index.js';
import { BarMenu, type MenuRequest } from './bar-menu.js';
import { nameOf } from './timeline-bar.js';
import type { TimelineModel } from './timeline-context.js';
import { addPeriods, dayOf, daysOf, isDrawable } from './timeline-days.js';
import { Ellipsis, Plus } from './timeline-glyphs.js';
import type { TimelineBar } from './timeline-types.js';

const pageSize = 100;

/** Returns what a menu opened from a button of the table or of a card applies to. */
export const menuAt = (button: HTMLElement, bar: TimelineBar, ids: ReadonlySet<string>): MenuRequest => ({
  rect: button.getBoundingClientRect(),
  active: {
    line: bar.row,
    stop: { kind: 'bar', id: bar.id, from: dayOf(bar.from), to: dayOf(bar.to) },
    day: dayOf(bar.from),
    onHeaders: false,
  },
  ids: ids.has(bar.id) ? ids : new Set([bar.id]),
  opener: button,
});

/** The bars as a table, in the order of rows and time, with the same commands: by a menu per row, and for the selection. */
export function TimelineTable<B extends TimelineBar>({ model }: { model: TimelineModel<B> }) {
  const { editor, selection, shared, rows, rowOf, commands, locale } = model;
  const { labels, format, states } = shared;
  const [page, setPage] = useState(1);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const sorted = useMemo(() => {
    const places = new Map(rows.map(({ id }, at) => [id, at]));
    return editor.bars
      .filter((bar) => places.has(bar.row) && isDrawable(bar))
      .toSorted((a, b) => places.get(a.row)! - places.get(b.row)! || (a.from < b.from ? -1 : 1));
  }, [editor.bars, rows]);
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
  const columns = useMemo<TableColumn<B>[]>(
    () => [
      { id: 'row', header: labels.row, cell: ({ row }) => rowOf(row)?.label ?? row, truncate: true },
      { id: 'from', header: labels.firstDay, cell: ({ from }) => format.date(from), sortBy: ({ from }) => from },
      { id: 'to', header: labels.lastDay, cell: ({ to }) => format.date(to), sortBy: ({ to }) => to },
      { id: 'days', header: labels.length, align: 'end', cell: (bar) => daysOf(bar), sortBy: (bar) => daysOf(bar) },
      {
        id: 'state',
        header: labels.state,
        cell: ({ state }) => (state === undefined ? '' : (states[state]?.label ?? state)),
        secondary: ({ mark }) => mark,
      },
      { id: 'text', header: labels.figures, cell: ({ text }) => text ?? '' },
    ],
    [labels, format, states, rowOf],
  );
  const add = () => {
    const row = model.rowIds[0];
    const from = Math.min(model.last, Math.max(model.first, model.today));
    if (row !== undefined)
      model.showDialog({ kind: 'create', row, from, to: addPeriods(from, model.snap.unit, 1) - 1 });
  };
  const chosen = [...selection.ids];
  return (
    <div data-slot="twin">
      {!editor.readOnly && (
        <div>
          <Button variant="outlined" start={<Plus />} onClick={add}>
            {labels.create}
          </Button>
        </div>
      )}
      <BulkActionBar count={chosen.length} onClear={selection.clear}>
        {!editor.readOnly && (
          <>
            <Button size="small" variant="text" onClick={() => model.showDialog({ kind: 'move', ids: chosen })}>
              {labels.move}
            </Button>
            <Button size="small" variant="text" onClick={() => commands.join(selection.ids)}>
              {labels.join}
            </Button>
            <Button size="small" variant="text" tone="error" onClick={() => commands.remove(selection.ids)}>
              {labels.remove}
            </Button>
          </>
        )}
        <Button size="small" variant="text" onClick={() => commands.copy(selection.ids)}>
          {labels.copy}
        </Button>
      </BulkActionBar>
      <Table<B>
        caption={model.label}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        locale={locale}
        dense
        selectable
        selected={chosen}
        onSelectedChange={(keys) => selection.set(keys.map(String))}
        empty={labels.empty}
        actions={(bar) => (
          <IconButton
            size="small"
            label={labels.actionsOf(nameOf(bar, rowOf(bar.row), shared))}
            aria-haspopup="menu"
            onClick={(event) => setMenu(menuAt(event.currentTarget, bar, selection.ids))}
          >
            <Ellipsis />
          </IconButton>
        )}
      />
      {sorted.length > pageSize && (
        <Pagination total={sorted.length} page={page} pageSize={pageSize} onPageChange={setPage} />
      )}
      {menu && <BarMenu request={menu} model={model} focusBars={() => undefined} onClose={() => setMenu(null)} />}
    </div>
  );
}
