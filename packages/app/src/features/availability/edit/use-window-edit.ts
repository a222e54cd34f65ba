import { ownProblems, windowsAfterSteps } from '@attesta/domain/availability/own-windows';
import type { Designation } from '@attesta/domain/availability/schema';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { withChange } from './edit-history';
import type { EditedWindow } from './edited-windows';
import { $history, historyChanged, stepsMade } from './history-model';
import { $edit } from './model';
import { useGapText } from './use-gap-text';
import { barsOf } from './window-bars';

/** Returns a new id of a window. Does not use `crypto.randomUUID`, which is unavailable on pages served without TLS. */
export const newWindowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The windows of the signed-in body, and a function that changes them with the history of timeline and table. */
export function useWindowEdit(designations: readonly Designation[]) {
  const { t } = useTranslation('availability');
  const { number } = useFormats();
  const [{ edited, today }, setEdited, history, setHistory] = useUnit([$edit, stepsMade, $history, historyChanged]);
  const rules = useMemo(() => ({ today, designations }), [today, designations]);
  const gap = useGapText(rules);
  const toBar = useMemo(
    () =>
      barsOf(rules, {
        free: (free, places) => t('edit.free', { free: number(free), places: number(places) }),
        freeFor: (pool, figures) => t('edit.freeFor', { pool: t(`pools.${pool}`), figures }),
        stale: t('edit.stale'),
        gap,
      }),
    [t, number, rules, gap],
  );

  /**
   * Replaces windows by id, null deletes one. Returns the problems, and changes nothing if there are any. A window that
   * is no longer as in `basedOn`, what the user saw before the change, becomes a conflict.
   */
  const change = useCallback(
    (windows: ReadonlyMap<string, EditedWindow | null>, basedOn?: ReadonlyMap<string, EditedWindow>) => {
      const known = new Map(edited.map((window) => [window.id, window]));
      const steps = [...windows].map(([id, after]) => ({ before: known.get(id) ?? basedOn?.get(id) ?? null, after }));
      const all = windowsAfterSteps(edited, steps);
      const problems = ownProblems(steps, all, rules);
      if (Object.keys(problems).length > 0) return problems;
      setHistory(withChange(history, edited, windows));
      setEdited({
        windows: all,
        steps: steps.map(({ before, after }) => ({ before: (before && basedOn?.get(before.id)) ?? before, after })),
      });
      return {};
    },
    [edited, rules, history, setHistory, setEdited],
  );
  return { edited, today, rules, toBar, change };
}

export type WindowEditing = ReturnType<typeof useWindowEdit>;
