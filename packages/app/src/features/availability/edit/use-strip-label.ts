import { monthsOfWindows, nextFreeDay } from '@attesta/domain/availability/month-state';
import type { OwnRules } from '@attesta/domain/availability/own-windows';
import { formatCode } from '@attesta/domain/codes/codes';
import { addMonths } from '@attesta/domain/values/dates';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import type { EditedWindow } from './edited-windows';
import { useNextFree } from './use-next-free';
import { viewOf } from './window-bars';

/** Returns a function that describes the next twelve months of a code, given as it is written in its row. */
export function useStripLabel(windows: readonly EditedWindow[], rules: OwnRules): (row: string) => string {
  const { t } = useTranslation('availability');
  const { briefMonth, number } = useFormats();
  const { today } = rules;
  const nextFree = useNextFree(today);
  const byRow = useMemo(() => Map.groupBy(windows, ({ code }) => formatCode(code)), [windows]);
  return useCallback(
    (row: string) => {
      const own = (byRow.get(row) ?? []).map((window) => viewOf(window, rules));
      const list = Array.from({ length: 12 }, (_, nth) => addMonths(`${today.slice(0, 7)}-01`, nth).slice(0, 7));
      const months = monthsOfWindows(own, list).map(({ month, state, free, slots }) => {
        const text = {
          none: t('edit.noWindow'),
          closed: t('status.closed'),
          full: t('edit.full'),
          limited: t('edit.free', { free: number(free), places: number(slots) }),
          free: t('edit.free', { free: number(free), places: number(slots) }),
        }[state];
        return t('edit.month', { month: briefMonth(month), state: text });
      });
      const next = own.some(({ past }) => !past) ? nextFree(nextFreeDay(own, today)) : t('edit.noWindow');
      return t('edit.strip', { row, next, months: months.join(', ') });
    },
    [byRow, rules, today, t, briefMonth, number, nextFree],
  );
}
