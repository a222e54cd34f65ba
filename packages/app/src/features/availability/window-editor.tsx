import type { Designation, WindowView } from '@attesta/domain/availability/schema';
import { usableWindows } from '@attesta/domain/availability/designation-gap';
import { nextFreeDay } from '@attesta/domain/availability/month-state';
import type { CodeId } from '@attesta/domain/codes/codes';
import { addDays, addMonths } from '@attesta/domain/values/dates';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { SegmentedControl } from '@attesta/ui/inputs/segmented-control';
import { useUnit } from 'effector-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCodeLabel, useGroupLabel } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { SelectionBar } from './bulk/selection-bar';
import type { EditedWindow } from './edit/edited-windows';
import { HistoryButtons } from './edit/history-buttons';
import { changeRefused } from './edit/history-model';
import { SaveDialogs } from './edit/save-dialogs';
import { RefusedWindows, SaveFailure } from './edit/save-status';
import { useNextFree } from './edit/use-next-free';
import { useHistoryKeys } from './edit/use-history-keys';
import { newWindowId, useWindowEdit } from './edit/use-window-edit';
import { newWindow, viewOf } from './edit/window-bars';
import { WindowPanel } from './edit/window-panel';
import { availableCodes, rowsOf } from './window-rows';
import { WindowTimeline } from './edit/window-timeline';
import { CopyQuarterDialog } from './quarter/copy-quarter-dialog';
import { NoDesignations, NothingFound } from './window-empty';
import { WindowFilters } from './window-filters';
import { WindowList } from './window-list';
import { WindowMenu } from './window-menu';
import { matchesSearch } from './window-search';
import { countWindows, groupWindows, readWindowQuery, windowSearchParams, type WindowQuery } from './windows';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** The tools that the timeline has itself, at the same place. */
const TableTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;

const noFilters: WindowQuery = {
  regulation: null,
  status: null,
  code: null,
  pool: null,
  riskClass: null,
  past: false,
  search: '',
  view: 'timeline',
};

/** The panel that is open: a window, or a new one. */
interface OpenPanel {
  window: EditedWindow;
  isNew: boolean;
}

interface WindowEditorProps {
  designations: readonly Designation[];
  /** Whether all windows are loaded. Until then, the first ones are shown and cannot be edited. */
  isComplete: boolean;
}

/** Search, commands for all windows, and the windows as a timeline or a list. */
export function WindowEditor({ designations, isComplete }: WindowEditorProps) {
  const { t } = useTranslation('availability');
  const { number } = useFormats();
  const [codeLabel, groupLabel] = [useCodeLabel(), useGroupLabel()];
  const [parameters, setParameters] = useSearchParams();
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const refuse = useUnit(changeRefused);
  useHistoryKeys(isComplete);
  const [copying, setCopying] = useState<{ window?: EditedWindow } | null>(null);
  const query = useMemo(() => readWindowQuery(parameters), [parameters]);
  const show = useCallback(
    (next: WindowQuery) => setParameters(windowSearchParams(next), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const editing = useWindowEdit(designations);
  const { edited, today, rules, change } = editing;
  const nextFree = useNextFree(today);
  const views = useMemo(() => edited.map((window) => viewOf(window, rules)), [edited, rules]);
  // A code without a loaded window may have some in the windows that follow.
  const codes = useMemo(() => availableCodes(isComplete ? designations : [], views), [designations, views, isComplete]);
  const groups = useMemo(() => {
    const found = views.filter(({ code }) => matchesSearch(query.search, code, codeLabel(code)));
    return groupWindows(found, query);
  }, [views, query, codeLabel]);
  const selectedWindows = useMemo(() => {
    const ids = new Set(selected);
    return edited.filter(({ id, to }) => ids.has(id) && to >= today);
  }, [edited, selected, today]);
  const selectable = useMemo(
    () =>
      groups.flatMap((group) =>
        group.codes.flatMap(({ windows }) => windows.flatMap(({ id, past }) => (past ? [] : [id]))),
      ),
    [groups],
  );
  const timeline = useMemo(
    () =>
      rowsOf(codes, views, query, {
        group: groupLabel,
        name: codeLabel,
        usable: (own) => usableWindows(own, rules),
        nextFree: (own) =>
          own.length === 0 ? t('edit.noWindow') : nextFree(nextFreeDay(usableWindows(own, rules), today)),
        free: (places) => t('edit.freeSum', { places: number(places) }),
        isFound: (code) => matchesSearch(query.search, code, codeLabel(code)),
      }),
    [codes, views, query, codeLabel, groupLabel, number, nextFree, today, rules, t],
  );
  const shownCodes = useMemo(
    () => (timeline.rows.length < codes.length ? new Set(timeline.rows.map(({ id }) => id as CodeId)) : undefined),
    [timeline, codes],
  );
  const toConfirm = views.filter(({ past, freshness }) => !past && freshness !== 'fresh');
  const open = useCallback(
    ({ id }: Pick<WindowView, 'id'>) => {
      const window = edited.find((each) => each.id === id);
      if (window && isComplete) setPanel({ window, isNew: false });
    },
    [edited, isComplete],
  );
  const openNew = () => {
    const [code] = query.code ? codes.filter((id) => id === query.code) : codes;
    const to = addDays(addMonths(today, 3), -1);
    if (code) setPanel({ window: newWindow({ id: newWindowId(), code, from: today, to }, today), isNew: true });
  };
  const confirmAll = () => {
    const ids = new Set(toConfirm.map(({ id }) => id));
    const windows = edited.filter(({ id }) => ids.has(id));
    const problems = change(new Map(windows.map((window) => [window.id, { ...window, updatedOn: today }])));
    if (Object.keys(problems).length > 0) refuse({ edited, problems });
  };
  const nothing = <NothingFound onClear={() => show({ ...noFilters, view: query.view })} />;
  if (codes.length === 0) return <NoDesignations />;
  return (
    <>
      <SaveFailure />
      <WindowFilters
        query={query}
        windowCount={isComplete ? countWindows(groups) : undefined}
        codeCount={groups.reduce((sum, each) => sum + each.codes.length, 0)}
        onChange={show}
      />
      <Actions>
        {isComplete ? (
          <>
            {toConfirm.length > 0 && (
              <Button onClick={confirmAll}>{t('edit.confirmAll', { count: toConfirm.length })}</Button>
            )}
            <Button variant="outlined" onClick={openNew}>
              {t('edit.new')}
            </Button>
            <WindowMenu editing={editing} designations={designations} onCopyQuarter={() => setCopying({})} />
          </>
        ) : (
          <Text size="small" tone="muted" role="status">
            {t('edit.loadingRest', { count: edited.length })}
          </Text>
        )}
        {query.view === 'table' && (
          <TableTools>
            {isComplete && <HistoryButtons />}
            <SegmentedControl
              label={t('edit.view')}
              size="small"
              value={query.view}
              options={(['timeline', 'table'] as const).map((value) => ({ value, label: t(`edit.views.${value}`) }))}
              onValueChange={(view) => show({ ...query, view })}
            />
          </TableTools>
        )}
      </Actions>
      <RefusedWindows />
      {query.view === 'timeline' ? (
        <WindowTimeline
          editing={editing}
          readOnly={!isComplete}
          {...timeline}
          empty={nothing}
          selected={selected}
          onSelectedChange={setSelected}
          onOpen={open}
          onShowTable={() => show({ ...query, view: 'table' })}
        />
      ) : groups.length === 0 ? (
        nothing
      ) : (
        <WindowList
          rules={rules}
          readOnly={!isComplete}
          groups={groups}
          selected={selected}
          onSelectedChange={setSelected}
          onOpen={open}
        />
      )}
      {isComplete && (
        <SelectionBar
          editing={editing}
          selected={selectedWindows}
          selectable={selectable}
          onSelectedChange={setSelected}
        />
      )}
      {panel && (
        <WindowPanel
          key={panel.window.id}
          {...panel}
          codes={codes}
          editing={editing}
          onCopyQuarter={() => setCopying({ window: panel.window })}
          onClose={() => setPanel(null)}
        />
      )}
      {copying && (
        <CopyQuarterDialog
          editing={editing}
          window={copying.window}
          shownCodes={shownCodes}
          onClose={() => setCopying(null)}
        />
      )}
      <SaveDialogs />
    </>
  );
}
