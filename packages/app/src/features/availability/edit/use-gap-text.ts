import { designationGap } from '@attesta/domain/availability/designation-gap';
import type { OwnRules } from '@attesta/domain/availability/own-windows';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** Why a window is not usable on all days, in words. */
export interface GapText {
  /** Whether the window is usable on some days. */
  readonly isUsable: boolean;
  readonly text: string;
}

/** Returns a function that says on which days a window is not usable, because its code is not designated; null for none. */
export function useGapText(rules: OwnRules): (window: Parameters<typeof designationGap>[0]) => GapText | null {
  const { t } = useTranslation('availability');
  const { date } = useFormats();
  return useCallback(
    (window) => {
      const gap = designationGap(window, rules);
      if (gap === null) return null;
      if (gap.kind === 'none') return { isUsable: false, text: t('gap.none') };
      return { isUsable: true, text: t(`gap.${gap.kind}`, { date: date(gap.on) }) };
    },
    [rules, t, date],
  );
}
