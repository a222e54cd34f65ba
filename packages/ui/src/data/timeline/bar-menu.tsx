'use client';
import { useId, useRef, useState, type RefObject } from 'react';
import {
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from '../../overlays/menu/index.js';
import { MenuPopup } from '../../overlays/menu/menu-popup.js';
import type { TimelineModel } from './timeline-context.js';
import type { Active } from './timeline-stops.js';
import { nameOf } from './timeline-bar.js';
import type { TimelineUnit } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';

/** Where a menu opens, and what its commands apply to. */
export interface MenuRequest {
  rect: DOMRect;
  /** The cell or bar, with the day of the pointer. */
  active: Active | null;
  ids: ReadonlySet<string>;
  /** The element that receives the focus when the menu closes without a command. */
  opener: HTMLElement | null;
}

interface BarMenuProps<B extends TimelineBar> {
  request: MenuRequest;
  model: TimelineModel<B>;
  /** Begins a mode by keyboard; undefined in the table and the cards, which have dialogs instead. */
  begin?: ((kind: 'move' | 'start' | 'end', id: string, ids: ReadonlySet<string>) => void) | undefined;
  focusBars: (ids: string[] | null) => void;
  onClose: () => void;
}

const snaps: readonly TimelineUnit[] = ['day', 'week', 'month'];

/** All commands with their keys, for a bar, free days or the selected bars. */
export function BarMenu<B extends TimelineBar>({ request, model, begin, focusBars, onClose }: BarMenuProps<B>) {
  const id = useId();
  const { active, ids, rect, opener } = request;
  const [openedAt] = useState(() => opener?.getBoundingClientRect() ?? rect);
  /** Scrolls with the timeline. */
  const movedRect = () => {
    const { x, y } = opener?.getBoundingClientRect() ?? openedAt;
    return new DOMRect(rect.x + x - openedAt.x, rect.y + y - openedAt.y, rect.width, rect.height);
  };
  const { commands, editor, selection, shared, snap } = model;
  const { labels } = shared;
  const anchor = useRef<HTMLElement | null>(opener) as RefObject<HTMLElement | null>;
  const bars = commands.bars(ids);
  const [first] = bars;
  const changeable = !editor.readOnly && bars.some(({ readOnly }) => !readOnly);
  const one = bars.length === 1 ? first : undefined;
  const canCreate = !editor.readOnly && active !== null && active.stop.kind !== 'header';
  const name = one
    ? nameOf(one, model.rowOf(one.row), shared)
    : bars.length > 1
      ? labels.entries(bars.length)
      : labels.actions;
  /** Runs a command after the menu has returned the focus. */
  const after = (command: () => void) => () => queueMicrotask(command);
  /** An entry, with its key in the timeline, where keys work. */
  const item = (text: string, key: string | undefined, disabled: boolean, command: () => void, tone?: 'error') => (
    <MenuItem shortcut={begin && key} disabled={disabled} onSelect={after(command)} tone={tone}>
      {text}
    </MenuItem>
  );
  const startMode = (kind: 'move' | 'start' | 'end') => first && begin?.(kind, first.id, ids);
  return (
    <MenuPopup
      id={id}
      anchor={anchor}
      reference={{ contextElement: opener ?? undefined, getBoundingClientRect: movedRect }}
      placement="bottom-start"
      label={name}
      focusAt="first"
      closeAll={(reason) => {
        onClose();
        if (reason !== 'outside-press' && reason !== 'focus-out') opener?.focus({ preventScroll: true });
      }}
    >
      {first && (
        <MenuGroup label={name}>
          {one && item(labels.open, 'Enter', false, () => model.open(one.id, new Event('open')))}
          {one && item(labels.edit, undefined, !changeable, () => model.showDialog({ kind: 'edit', id: one.id }))}
          {item(labels.move, 'M', !changeable, () =>
            begin ? startMode('move') : model.showDialog({ kind: 'move', ids: [...ids] }),
          )}
          {begin && item(labels.resizeEnd, 'R', !changeable, () => startMode('end'))}
          {begin && item(labels.resizeStart, 'Shift+R', !changeable, () => startMode('start'))}
          {one && !begin
            ? item(labels.split, undefined, !changeable, () => model.showDialog({ kind: 'split', id: one.id }))
            : item(labels.split, 'S', !changeable, () => focusBars(commands.split(ids, one && active?.day)))}
          {item(labels.join, 'J', !changeable || bars.length < 2, () => focusBars(commands.join(ids)))}
          {item(labels.copy, 'Ctrl+C', false, () => commands.copy(ids))}
          {item(labels.remove, 'Delete', !changeable, () => commands.remove(ids), 'error')}
        </MenuGroup>
      )}
      {first && <MenuSeparator />}
      {active?.stop.kind === 'free' &&
        item(labels.create, 'Enter', !canCreate, () => {
          if (active.stop.kind === 'free') focusBars(commands.create(active.line, active.stop.from, active.stop.to));
        })}
      {active &&
        item(labels.paste, 'Ctrl+V', !canCreate || !commands.canPaste(), () =>
          focusBars(commands.paste(active.line, active.day)),
        )}
      {one && item(labels.select, 'Space', false, () => selection.toggle(one.id))}
      {active && item(labels.selectAll, 'Ctrl+A', false, () => selection.selectRow(active.line))}
      {item(labels.undo, 'Ctrl+Z', !editor.canUndo, () => focusBars(editor.undo()))}
      {item(labels.redo, 'Ctrl+Shift+Z', !editor.canRedo, () => focusBars(editor.redo()))}
      <MenuSeparator />
      <MenuSub label={labels.snap}>
        <MenuRadioGroup
          label={labels.snap}
          value={snap.unit}
          onValueChange={(unit) => model.setSnap(unit as TimelineUnit)}
        >
          {snaps.map((unit) => (
            <MenuRadioItem key={unit} value={unit}>
              {labels.units[unit]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuSub>
    </MenuPopup>
  );
}
