import { findCode, type CodeId } from '@attesta/domain/codes/codes';
import { usableWindows } from '@attesta/domain/availability/designation-gap';
import { freeSlots } from '@attesta/domain/availability/status';
import {
  Timeline,
  type BarDraft,
  type TimelineGroup,
  type TimelineLabels,
  type TimelineProps,
  type TimelineRow,
} from '@attesta/ui/data/timeline';
import { CodeMark } from '@attesta/ui/display/code-mark';
import { useUnit } from 'effector-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { historyAsApplied } from './edit-history';
import { $history, historyChanged, stepsMade } from './history-model';
import { useStripLabel } from './use-strip-label';
import { newWindowId, type WindowEditing } from './use-window-edit';
import {
  joinedWindow,
  newWindow,
  problemsOfEdit,
  stepsOf,
  windowOf,
  windowsAfter,
  type WindowBar,
} from './window-bars';

interface WindowTimelineProps {
  editing: WindowEditing;
  rows: readonly TimelineRow[];
  groups: readonly TimelineGroup[];
  /** Shown if no code matches the filters. */
  empty: ReactNode;
  readOnly: boolean;
  /** Ids of the selected windows. */
  selected: readonly string[];
  onSelectedChange: (selected: readonly string[]) => void;
  onOpen: (window: WindowBar) => void;
  onShowTable: () => void;
}

/** The name of the code is the description of the row, so the mark has none. */
const rowHeader = ({ id, label }: TimelineRow) => (
  <CodeMark code={label} label="" withLabel group={findCode(id)?.group ?? ''} />
);

/** The windows of the signed-in body as a timeline, one row per code. Each change is saved at once. */
export function WindowTimeline({
  editing,
  rows,
  groups,
  empty,
  onOpen,
  onShowTable,
  ...selection
}: WindowTimelineProps) {
  const { t } = useTranslation('availability');
  const { number } = useFormats();
  const { edited, today, rules, toBar } = editing;
  const [history, setHistory, setEdited] = useUnit([$history, historyChanged, stepsMade]);
  const bars = useMemo(() => edited.map(toBar), [edited, toBar]);
  const [from, to] = useMemo(() => {
    const year = Number(today.slice(0, 4));
    const years = edited.flatMap((window) => [window.from, window.to]).map((day) => Number(day.slice(0, 4)));
    return [`${Math.min(year, ...years)}-01-01`, `${Math.max(year + 3, ...years)}-12-31`];
  }, [edited, today]);
  const states = useMemo<NonNullable<TimelineProps['states']>>(
    () => ({
      open: { label: t('status.open'), look: 'outline' },
      limited: { label: t('status.limited'), look: 'hatched' },
      full: { label: t('edit.full'), look: 'solid' },
      closed: { label: t('status.closed'), look: 'crossed' },
      past: { label: t('status.past'), look: 'dashed' },
    }),
    [t],
  );
  const validate = useCallback<NonNullable<TimelineProps<WindowBar>['validate']>>(
    (next, edit) =>
      Object.fromEntries(
        Object.entries(problemsOfEdit(next, edit, rules)).map(([id, problem]) => [id, t(`rules.${problem}`)]),
      ),
    [rules, t],
  );
  const createBar = useCallback(
    ({ id, row, ...days }: BarDraft, source: WindowBar | undefined): WindowBar => {
      const draft = { id, code: row as CodeId, ...days };
      if (!source) return toBar(newWindow(draft, today));
      return toBar({ ...windowOf({ ...source, id, row, ...days }), reserved: 0, updatedOn: today });
    },
    [toBar, today],
  );
  const mergeBars = useCallback(
    (joined: WindowBar, sources: readonly WindowBar[]) => toBar(joinedWindow(windowOf(joined), sources.map(windowOf))),
    [toBar],
  );
  const usable = useMemo(() => usableWindows(edited, rules), [edited, rules]);
  const summary = useMemo(
    () => ({
      label: t('edit.freePlaces'),
      value: (first: string, last: string) =>
        number(
          usable.reduce(
            (sum, window) =>
              window.manualStatus === null && window.from <= last && window.to >= first && window.to >= today
                ? sum + freeSlots(window)
                : sum,
            0,
          ),
        ),
    }),
    [usable, today, number, t],
  );
  const strip = useStripLabel(usable, rules);
  const labels = useMemo<Partial<TimelineLabels>>(
    () => ({ row: t('columns.code'), strip, free: (row, range) => t('edit.freeDays', { row, range }) }),
    [t, strip],
  );
  return (
    <Timeline<WindowBar>
      label={t('title')}
      rows={rows}
      groups={groups}
      bars={bars}
      onBarsChange={(next, { edit }) => setEdited({ windows: windowsAfter(next, edit), steps: stepsOf(edit) })}
      history={history}
      onHistoryChange={(next) => setHistory(historyAsApplied(next))}
      validate={validate}
      createBar={createBar}
      mergeBars={mergeBars}
      newId={newWindowId}
      states={states}
      from={from}
      to={to}
      today={today}
      summary={summary}
      rowHeader={rowHeader}
      {...selection}
      onBarOpen={onOpen}
      view="timeline"
      onViewChange={(view) => view === 'table' && onShowTable()}
      empty={empty}
      labels={labels}
    />
  );
}
