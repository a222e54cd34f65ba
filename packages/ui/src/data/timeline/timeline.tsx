'use client';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { sizeObserver } from '../../foundation/environment/size-observer.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { todayOf, weekStartOf } from '../../foundation/dates/date-format.js';
import { indexBars } from './row-bars.js';
import type { DialogRequest, TimelineModel } from './timeline-context.js';
import { dayOf, type TimelineUnit } from './timeline-days.js';
import { createFormat } from './timeline-format.js';
import { TimelineGrid } from './timeline-grid.js';
import { englishTimelineLabels } from './timeline-labels.js';
import { linesOf } from './timeline-lines.js';
import type { TimelineProps, TimelineViewName } from './timeline-props.js';
import { clampDay, dayWidths, levelOf } from './timeline-ticks.js';
import { Tools, type TimelineActions } from './timeline-tools.js';
import { Root } from './timeline.styles.js';
import type { TimelineBar } from './timeline-types.js';
import { useCommands } from './use-commands.js';
import { useEditor } from './use-editor.js';
import { usePrint } from './use-print.js';
import { useSelection } from './use-selection.js';

/** A component that is loaded when it is first rendered. `lazy` would lose its type parameter. */
const loaded = <C,>(load: () => Promise<C>): C =>
  lazy(() => load().then((component) => ({ default: component as ComponentType<object> }))) as C;
const TimelineTable = loaded(() => import('./timeline-table.js').then((file) => file.TimelineTable));
const TimelineCards = loaded(() => import('./timeline-cards.js').then((file) => file.TimelineCards));
const BarDialog = loaded(() => import('./bar-dialog.js').then((file) => file.BarDialog));

/** Width of the container in px below which rows are cards. */
const cardsBelow = 1100;
const noList: readonly never[] = [];
const noStates = {};
const noSubscription = () => () => {};

function TimelineOf<B extends TimelineBar = TimelineBar>({
  label,
  rows,
  groups = noList,
  bars,
  defaultBars,
  onBarsChange,
  validate,
  createBar,
  mergeBars,
  newId,
  history,
  onHistoryChange,
  editorRef,
  readOnly,
  selected,
  defaultSelected,
  onSelectedChange,
  folded,
  defaultFolded = noList,
  onFoldedChange,
  states = noStates,
  from,
  to,
  today: givenToday,
  locale: givenLocale,
  zoom,
  defaultZoom = 'month',
  onZoomChange,
  snap,
  defaultSnap = 'day',
  onSnapChange,
  view,
  defaultView = 'timeline',
  onViewChange,
  onBarOpen,
  rowHeader,
  summary,
  toolbar,
  hideTools,
  empty,
  labels: overrides,
  className,
  ref,
  ...rest
}: TimelineProps<B>) {
  const root = useRef<HTMLDivElement | null>(null);
  const setElement = useMemo(() => mergeRefs<HTMLDivElement>(ref, (element) => void (root.current = element)), [ref]);
  // The geometry is in style attributes, which a strict CSP blocks in server-rendered pages: it is rendered in the browser.
  const isMounted = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const merged = useLabels('timeline', englishTimelineLabels, overrides);
  // eslint-disable-next-line react/exhaustive-deps -- with `labels`, the merged ones are another object in every render
  const labels = useMemo(() => merged, [overrides ?? merged]);
  const locale = useLocale(givenLocale);
  const format = useMemo(() => createFormat(locale, labels), [locale, labels]);
  const shared = useMemo(() => ({ labels, format, states }), [labels, format, states]);
  const editor = useEditor(
    {
      bars,
      defaultBars,
      onBarsChange,
      validate,
      createBar,
      mergeBars,
      newId,
      history,
      onHistoryChange,
      editorRef,
      readOnly,
    },
    labels,
    root,
  );
  const selection = useSelection({ selected, defaultSelected, onSelectedChange }, editor, labels);
  const [foldedList, setFolded] = useControlled<readonly string[], []>(folded, defaultFolded, onFoldedChange);
  const [snapUnit, setSnap] = useControlled<TimelineUnit, []>(snap, defaultSnap, onSnapChange);
  const [viewName, setView] = useControlled<TimelineViewName, []>(view, defaultView, onViewChange);
  const initialZoom = clampDay(typeof defaultZoom === 'string' ? dayWidths[defaultZoom] : defaultZoom);
  const [unit, setUnit] = useState(() => levelOf(zoom ?? initialZoom));
  const [dialog, setDialog] = useState<DialogRequest | null>(null);
  const [isNarrow, setNarrow] = useState(false);
  const actions = useRef<TimelineActions>(null);
  const gridId = useId();

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < cardsBelow);
    measure();
    const observer = sizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const lines = useMemo(() => linesOf(rows, groups, new Set(foldedList)), [rows, groups, foldedList]);
  const [indexed, setIndexed] = useState(() => ({ bars: editor.bars, index: indexBars(editor.bars) }));
  let { index } = indexed;
  if (indexed.bars !== editor.bars) {
    index = indexBars(editor.bars, index);
    setIndexed({ bars: editor.bars, index });
  }
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const rowOf = useCallback((id: string) => byId.get(id), [byId]);
  const rowIds = useMemo(() => lines.flatMap((line) => (line.kind === 'row' ? [line.id] : [])), [lines]);
  const todayIso = todayOf(givenToday);
  const [first, last, today] = useMemo(() => {
    const start = dayOf(from);
    return [start, Math.max(start, dayOf(to)), dayOf(todayIso)];
  }, [from, to, todayIso]);
  const weekStart = weekStartOf(locale);
  const snapping = useMemo(() => ({ unit: snapUnit, weekStart }), [snapUnit, weekStart]);
  const commands = useCommands(editor, labels, rowIds, snapping);
  const fold = (group: string, isFolded: boolean) =>
    setFolded(isFolded ? [...foldedList.filter((id) => id !== group), group] : foldedList.filter((id) => id !== group));

  const model: TimelineModel<B> = {
    label,
    rows,
    rowIds,
    rowOf,
    lines,
    index,
    first,
    last,
    today,
    locale,
    snap: snapping,
    setSnap,
    shared,
    editor,
    commands,
    selection,
    open: (id, event) => {
      const bar = editor.bars.find((each) => each.id === id);
      if (!bar) return;
      if (onBarOpen) onBarOpen(bar, event);
      else if (!editor.readOnly && !bar.readOnly) setDialog({ kind: 'edit', id });
    },
    showDialog: setDialog,
  };
  const shown = viewName === 'table' ? 'table' : isNarrow ? 'cards' : 'timeline';
  const { Pages, opens, print, finish } = usePrint(shown !== 'table');
  const placeholder = <div data-slot="placeholder" role="status" aria-label={labels.loading} />;
  const content =
    lines.length === 0 ? (
      (empty ?? <p>{labels.empty}</p>)
    ) : !isMounted ? (
      placeholder
    ) : shown === 'table' ? (
      <TimelineTable model={model} />
    ) : shown === 'cards' ? (
      <TimelineCards model={model} onFold={fold} />
    ) : (
      <TimelineGrid
        id={gridId}
        model={model}
        zoom={zoom}
        initialZoom={initialZoom}
        onZoomChange={(day, level) => {
          if (level !== unit) editor.say(labels.scaleSet(labels.units[level]));
          setUnit(level);
          onZoomChange?.(day, level);
        }}
        onFold={fold}
        rowHeader={rowHeader}
        summary={summary}
        actions={actions}
      />
    );
  return (
    <div
      data-part="timeline"
      {...rest}
      ref={setElement}
      className={useStyledClass(Root, className)}
      data-view={isMounted ? shown : undefined}
    >
      {!hideTools && (
        <Tools
          gridId={isMounted && lines.length > 0 ? gridId : undefined}
          editor={editor}
          labels={labels}
          shown={shown}
          view={viewName}
          unit={unit}
          actions={actions}
          onViewChange={setView}
          onPrint={() => (shown === 'table' ? window.print() : print())}
        >
          {toolbar}
        </Tools>
      )}
      <Suspense fallback={placeholder}>{content}</Suspense>
      <Suspense fallback={null}>
        {dialog && <BarDialog request={dialog} model={model} onClose={() => setDialog(null)} />}
      </Suspense>
      {Pages && <Pages model={model} root={root} opens={opens} onDone={finish} />}
    </div>
  );
}

/**
 * Rows and bars over time, edited by pointer and by keyboard, with a table that has the same abilities. Rows are
 * virtual, so that 10,000 bars scroll smoothly. Keys: one tab stop; arrows move between cells and bars; Enter
 * creates and opens; M moves, R and Shift+R resize, S splits, all for the selected bars; Ctrl+Z undoes; + and - zoom.
 * `data-part="timeline"`, with `data-view`. Source: WAI-ARIA APG, treegrid pattern; WCAG 2.2, 2.5.7 (dragging).
 */
export const Timeline = memo(TimelineOf) as typeof TimelineOf;
