'use client';
import { focusedElement } from '../../foundation/focus/active-element.js';
import {
  lazy,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useState,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isRtl } from '../../foundation/theme-root-of.js';
import { handleGridKey, targetsOf, type GridKeys } from './grid-keys.js';
import { barsOf, currentActive } from './grid-moves.js';
import type { BarMenu as BarMenuOf, MenuRequest } from './bar-menu.js';
import type { Geometry } from './timeline-bar.js';
import type { TimelineModel } from './timeline-context.js';
import { isoOfDay, type TimelineUnit } from './timeline-days.js';
import { Ghosts } from './timeline-ghosts.js';
import { Backdrop, Head, Summary } from './timeline-head.js';
import { Line } from './timeline-line.js';
import { topsOf } from './timeline-lines.js';
import { sameStop, stopAt, type Active } from './timeline-stops.js';
import { columnCount, dayWidths, headerUnits, type Columns } from './timeline-ticks.js';
import type { TimelineActions } from './timeline-tools.js';
import type { TimelineSummary } from './timeline-props.js';
import type { TimelineBar, TimelineRow } from './timeline-types.js';
import { mountedLines } from './timeline-window.js';
import { placeAt, useDrag } from './use-drag.js';
import { useMode } from './use-mode.js';
import { useReveal } from './use-reveal.js';
import { geometryOf, scrollToX, useView } from './use-view.js';
import { useWheelZoom } from './use-wheel-zoom.js';

const loadMenu = () => import('./bar-menu.js');
const BarMenu = lazy(() =>
  loadMenu().then((file) => ({ default: file.BarMenu as ComponentType<object> })),
) as unknown as typeof BarMenuOf;

interface GridProps<B extends TimelineBar> {
  id: string;
  model: TimelineModel<B>;
  zoom: number | undefined;
  initialZoom: number;
  onZoomChange: (day: number, unit: TimelineUnit) => void;
  onFold: (group: string, folded: boolean) => void;
  rowHeader: ((row: TimelineRow) => ReactNode) | undefined;
  summary: TimelineSummary | undefined;
  actions: Ref<TimelineActions>;
}

/** Ids by row, each list as one text, so that only the lines whose bars changed render. */
function idsByRow(bars: readonly TimelineBar[], ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const byRow = new Map<string, string>();
  if (ids.size > 0) for (const { id, row } of bars) if (ids.has(id)) byRow.set(row, `${byRow.get(row) ?? ''}${id}\n`);
  return byRow;
}

const noIds: ReadonlySet<string> = new Set();

/** The tree grid. Handlers are on its scroller; lines and bars render only when their own data changes. */
export function TimelineGrid<B extends TimelineBar>({
  id,
  model,
  zoom,
  initialZoom,
  onZoomChange,
  onFold,
  rowHeader,
  summary,
  actions,
}: GridProps<B>) {
  const { lines, index, first, last, today, snap, shared, editor, commands, selection, rowIds } = model;
  const { weekStart } = snap;
  const tops = useMemo(() => topsOf(lines, index), [lines, index]);
  const days = last - first + 1;
  const { scroller, view, store, zoomTo, sync } = useView({ tops, days, zoom, initialZoom, onZoomChange });
  const range = useMemo(() => ({ first, last, weekStart }), [first, last, weekStart]);
  const columns = useMemo<Columns>(() => ({ ...range, unit: view.level }), [range, view.level]);
  const mode = useMode(editor, shared, model.rowOf, range);
  const [focused, setFocused] = useState<Active | null>(null);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const active = currentActive(focused, { lines, index, columns });
  const ghost = mode.current?.bars.find(({ id }) => id === mode.current?.anchor);
  const requestFocus = useReveal({ scroller, active, lines, tops, first, days, day: store.day, ghost, sync, today });
  const focus = (next: Active) => {
    requestFocus();
    setFocused(next);
  };
  const focusBars = (ids: string[] | null) => {
    if (ids === null) return;
    const bar = ids[0];
    if (bar === undefined) return active && focus(active);
    requestFocus();
    setFocused((before) => ({
      line: before?.line ?? '',
      day: before?.day ?? first,
      onHeaders: false,
      stop: { kind: 'bar', id: bar, from: first, to: first },
    }));
  };
  useWheelZoom(scroller, store, zoomTo);

  const zoomBy = (factor: number) => zoomTo(store.day() * factor);
  const showMenu = (at: HTMLElement | MouseEvent, on: Active | null = active) => {
    const element = at instanceof HTMLElement ? at : null;
    setMenu({
      rect: element
        ? element.getBoundingClientRect()
        : new DOMRect((at as MouseEvent).clientX, (at as MouseEvent).clientY, 0, 0),
      active: on,
      ids: targetsOf(on, selection.ids),
      opener: (focusedElement() as HTMLElement | null) ?? element,
    });
  };
  const keysFor = (target: HTMLElement): GridKeys<B> => {
    const { height, rem, x } = geometryOf(scroller.current!);
    return {
      active,
      snap,
      rows: rowIds,
      editor,
      commands,
      mode,
      selection,
      today,
      focus,
      focusBars,
      fold: onFold,
      open: model.open,
      zoomBy,
      showMenu: () => showMenu(target),
      context: {
        lines,
        index,
        columns,
        rtl: isRtl(target),
        page: Math.max(1, Math.floor(height / rem / 2.25) - 1),
        visibleDay: first + Math.ceil(x / store.day()),
      },
    };
  };

  const drag = useDrag({
    scroller,
    dayWidth: store.day,
    lines,
    tops,
    rows: rowIds,
    first,
    last,
    snap,
    editor,
    mode,
    reverted: shared.labels.reverted,
    targets: (id) => (selection.ids.has(id) ? selection.ids : new Set([id])),
    onDrop: focusBars,
  });

  /** The stop of an element, for a focus that a pointer or a screen reader moved. */
  const stopOf = (target: HTMLElement): Active | null => {
    const line = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (line === undefined || !active) return null;
    const id = target.closest<HTMLElement>('[data-bar]')?.dataset['bar'];
    if (id === undefined)
      return target.closest('[data-slot="free"]')
        ? active
        : { ...active, line, stop: { kind: 'header' }, onHeaders: true };
    const row = barsOf(
      index,
      lines.find((each) => each.id === line),
    );
    const at = row.bars.findIndex((bar) => bar.id === id);
    return at < 0
      ? null
      : {
          line,
          stop: { kind: 'bar', id, from: row.starts[at]!, to: row.ends[at]! },
          day: row.starts[at]!,
          onHeaders: false,
        };
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    void loadMenu();
    const next = stopOf(event.target);
    const isActive = next && active && next.line === active.line && sameStop(next.stop, active.stop);
    if (next && !isActive) setFocused(next);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // A keyboard move ends when the focus leaves; a line that unmounts has no related target.
    if (mode.current && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) mode.cancel();
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (drag.wasDrag() || mode.current) return;
    const target = event.target as HTMLElement;
    const bar = target.closest<HTMLElement>('[data-bar]')?.dataset['bar'];
    const line = lines.find(({ id }) => id === target.closest<HTMLElement>('[data-line]')?.dataset['line']);
    if (bar !== undefined) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) selection.toggle(bar);
      else model.open(bar, event.nativeEvent);
    } else if (line?.kind === 'group') onFold(line.id, !line.folded);
    else if (line && target.closest('[data-slot="free"]')) {
      if (active?.stop.kind === 'free') focusBars(commands.create(line.id, active.stop.from, active.stop.to));
    } else if (line && target.closest('[data-slot="track"]')) {
      const { day } = placeAt(event.currentTarget, event, { dayWidth: store.day, first, last, tops });
      focus({ line: line.id, stop: stopAt(barsOf(index, line), columns, day), day, onHeaders: false });
    }
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const line = lines.find(({ id }) => id === target.closest<HTMLElement>('[data-line]')?.dataset['line']);
    if (line?.kind !== 'row' || event.defaultPrevented) return;
    event.preventDefault();
    if (event.currentTarget.dataset['dragging']) return; // a long press on touch
    if (event.button !== 2) return showMenu(target); // the menu key
    const { day } = placeAt(event.currentTarget, event, { dayWidth: store.day, first, last, tops });
    const onBar = stopOf(target);
    const on: Active =
      onBar?.stop.kind === 'bar'
        ? { ...onBar, day }
        : { line: line.id, stop: stopAt(barsOf(index, line), columns, day), day, onHeaders: false };
    setFocused(on);
    showMenu(event, on);
  };

  const scrollBy = useCallback(
    (share: number) => {
      const element = scroller.current;
      if (!element) return;
      const { x, width } = geometryOf(element);
      scrollToX(element, x + share * width);
    },
    [scroller],
  );
  useImperativeHandle(actions, () => ({
    zoomBy,
    zoomToUnit: (unit) => zoomTo(dayWidths[unit]),
    scrollBy,
    showToday: () => {
      const element = scroller.current;
      if (element) scrollToX(element, (today - first) * store.day() - geometryOf(element).width / 3);
    },
    showMenu,
  }));

  const headRows = headerUnits(view.level).length;
  const selected = useMemo(() => idsByRow(editor.bars, selection.ids), [editor.bars, selection.ids]);
  const movingIds = mode.current?.ids ?? noIds;
  const moving = useMemo(() => idsByRow(editor.bars, movingIds), [editor.bars, movingIds]);
  const activeLine = active ? lines.findIndex(({ id }) => id === active.line) : -1;
  const value = summary?.value;
  const sum = useMemo(() => value && ((a: number, b: number) => value(isoOfDay(a), isoOfDay(b))), [value]);
  return (
    <>
      <div
        ref={scroller}
        id={id}
        data-slot="scroller"
        data-level={view.level}
        role="treegrid"
        tabIndex={-1}
        aria-label={model.label}
        aria-rowcount={headRows + lines.length + (summary ? 1 : 0)}
        aria-colcount={columnCount(columns) + 1}
        aria-multiselectable
        aria-readonly={editor.readOnly || undefined}
        style={{ '--day': `${view.day}px`, '--span': days, '--head-rows': headRows } as Geometry}
        onKeyDown={(event) => handleGridKey(event, keysFor(event.target as HTMLElement))}
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault(); // in Firefox the key would click the button
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onPointerDown={drag.onPointerDown}
      >
        <Head columns={range} store={store} window={view.window} today={today} shared={shared} />
        <div role="rowgroup" data-slot="body" style={{ '--height': tops.at(-1) ?? 0 } as Geometry}>
          <Backdrop columns={range} store={store} today={today} />
          {mountedLines(view.window, activeLine).map((at) => {
            const line = lines[at];
            if (!line) return null;
            return (
              <Line
                key={line.id}
                line={line}
                rowIndex={headRows + at + 1}
                top={tops[at]!}
                bars={barsOf(index, line)}
                columns={columns}
                from={view.window.from}
                to={view.window.to}
                active={at === activeLine ? (active?.stop ?? null) : null}
                selected={selected.get(line.id) ?? ''}
                moving={moving.get(line.id) ?? ''}
                rowHeader={rowHeader}
                shared={shared}
              />
            );
          })}
          {mode.current && (
            <Ghosts
              mode={mode.current}
              conflict={mode.conflict}
              conflicts={mode.conflicts}
              lines={lines}
              tops={tops}
              index={index}
              first={first}
              shared={shared}
            />
          )}
        </div>
        {summary && sum && (
          <Summary
            label={summary.label}
            value={sum}
            columns={columns}
            window={view.window}
            rowIndex={headRows + lines.length + 1}
          />
        )}
      </div>
      {menu && (
        <Suspense fallback={null}>
          <BarMenu
            request={menu}
            model={model}
            begin={(kind, id, ids) => mode.begin(kind, id, ids)}
            focusBars={focusBars}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </>
  );
}
