'use client';
import { useState, type FormEvent, type ReactNode } from 'react';
import { addDays } from '../../foundation/dates/calendar-dates.js';
import { isComplete, type DateRange } from '../../inputs/calendar/date-range.js';
import { Button } from '../../inputs/button/index.js';
import { DateField } from '../../inputs/date-field/index.js';
import { DateRangeField } from '../../inputs/date-range-field/index.js';
import { NumberField } from '../../inputs/number-field/index.js';
import { Select } from '../../inputs/select/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { createBars, moveBars, splitBars, updateBars } from './edit-commands.js';
import type { TimelineEdit } from './edit-model.js';
import type { DialogRequest, TimelineModel } from './timeline-context.js';
import { nameOf } from './timeline-bar.js';
import { isoOfDay } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';
import { splitDay } from './use-commands.js';
import { firstConflict } from './use-editor.js';

interface BarDialogProps<B extends TimelineBar> {
  request: DialogRequest;
  model: TimelineModel<B>;
  onClose: () => void;
}

/** The initial values of the fields. */
function initialOf<B extends TimelineBar>(request: DialogRequest, { editor, snap }: TimelineModel<B>) {
  const bar = 'id' in request ? editor.bars.find(({ id }) => id === request.id) : undefined;
  const range: DateRange =
    request.kind === 'create'
      ? { start: isoOfDay(request.from), end: isoOfDay(request.to) }
      : { start: bar?.from ?? '', end: bar?.to ?? '' };
  return {
    bar,
    range,
    row: request.kind === 'create' ? request.row : (bar?.row ?? ''),
    at: bar ? isoOfDay(splitDay(bar, undefined, snap)) : '',
  };
}

/** Changes, adds, splits or moves bars by fields, without a pointer or a mode. */
export function BarDialog<B extends TimelineBar>({ request, model, onClose }: BarDialogProps<B>) {
  const { editor, shared, rows, rowIds, locale, snap } = model;
  const { labels } = shared;
  const [{ bar, ...initial }] = useState(() => initialOf(request, model));
  const [range, setRange] = useState(initial.range);
  const [row, setRow] = useState(initial.row);
  const [at, setAt] = useState(initial.at);
  const [days, setDays] = useState<number | null>(7);
  const [blocked, setBlocked] = useState<string>();

  const edit = (): TimelineEdit<B> | null => {
    switch (request.kind) {
      case 'create':
        return createBars(editor.bars, [
          editor.createBar({ id: editor.newId(), row, from: range.start, to: range.end }, undefined),
        ]);
      case 'edit':
        return updateBars(editor.bars, new Set([request.id]), (each) =>
          each.row === row && each.from === range.start && each.to === range.end
            ? each
            : { ...each, row, from: range.start, to: range.end },
        );
      case 'split':
        return splitBars(editor.bars, new Set([request.id]), {
          at: () => at,
          newId: editor.newId,
          createBar: editor.createBar,
        });
      default:
        return moveBars(editor.bars, new Set(request.ids), {
          snap: { ...snap, unit: 'day' },
          steps: days ?? 0,
          rows: rowIds,
        });
    }
  };
  const isReady =
    request.kind === 'move' ? days !== null : request.kind === 'split' ? at !== '' : isComplete(range) && row !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const next = edit();
    const conflict = firstConflict(editor.check(next));
    setBlocked(conflict);
    if (conflict !== undefined) return;
    onClose();
    editor.run(next);
  };
  const titles = {
    edit: labels.editTitle,
    create: labels.createTitle,
    split: labels.splitTitle,
    move: labels.moveTitle,
  };
  const fields: Record<DialogRequest['kind'], ReactNode> = {
    move: <NumberField label={labels.moveBy} value={days} onValueChange={setDays} error={blocked} />,
    split: (
      <DateField
        label={labels.splitAt}
        value={at}
        onValueChange={setAt}
        min={bar && addDays(bar.from, 1)}
        max={bar?.to}
        locale={locale}
        error={blocked}
      />
    ),
    edit: null,
    create: null,
  };
  return (
    <Dialog
      open
      size="small"
      title={titles[request.kind]}
      description={bar && nameOf(bar, model.rowOf(bar.row), shared)}
      labels={{ close: labels.close }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="text" tone="neutral" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button onClick={save}>{labels.save}</Button>
        </>
      }
    >
      <form onSubmit={save}>
        <Stack>
          {fields[request.kind] ?? (
            <>
              <Select
                label={labels.row}
                value={row}
                onValueChange={setRow}
                options={rows.map(({ id, label }) => ({ value: id, label }))}
              />
              <DateRangeField
                label={labels.dates}
                value={range}
                onValueChange={setRange}
                min={request.kind === 'create' ? isoOfDay(model.first) : undefined}
                max={request.kind === 'create' ? isoOfDay(model.last) : undefined}
                locale={locale}
                error={blocked}
              />
            </>
          )}
        </Stack>
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
