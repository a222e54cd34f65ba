import type { BodyAttention } from '@attesta/domain/dashboards/body-attention';
import { daysBetween, type CalendarDate } from '@attesta/domain/values/dates';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { availabilityPaths, paths } from '../../../platform/navigation/paths';
import { useDays } from '../dates/use-days';

/** What needs attention in words. */
export interface AttentionText {
  readonly title: string;
  /** Short facts about it. */
  readonly facts: readonly string[];
  /** The codes concerned. */
  readonly codes: readonly string[];
  /** The page where the body can do something; none for windows that are confirmed at once. */
  readonly link?: { readonly label: string; readonly to: string };
}

/** Codes Availability, with the windows of a single code. */
const calendarOf = (codes: readonly string[]) =>
  codes.length === 1 && codes[0] !== undefined ? availabilityPaths.calendarOf(codes[0]) : availabilityPaths.calendar;

/** Returns a function that puts what needs the attention of a notified body into words. */
export function useAttentionText(today: CalendarDate): (attention: BodyAttention) => AttentionText {
  const { t } = useTranslation('dashboards');
  const { date } = useFormats();
  const { inDays, ago } = useDays();
  const inDaysFromNow = (on: CalendarDate) => inDays(daysBetween(today, on));
  return (attention) => {
    const { kind } = attention;
    const texts = (facts: string[], to: string, codes: readonly string[] = []) => ({
      facts,
      codes,
      link: { label: t(`body.attention.${kind}.action` as 'body.attention.noProfile.action'), to },
    });
    switch (kind) {
      case 'noProfile':
      case 'suspended':
      case 'noDesignation':
        return {
          title: t(`body.attention.${kind}.title`),
          ...texts([t(`body.attention.${kind}.text`)], paths.bodyProfile),
        };
      case 'noClasses': {
        const { regulation } = attention;
        return {
          title: t('body.attention.noClasses.title', { regulation }),
          ...texts([t('body.attention.noClasses.text', { regulation })], paths.bodyProfile),
        };
      }
      case 'designationEnded':
      case 'designationEnds': {
        const { regulation, on } = attention;
        const facts = [t(`body.attention.${kind}.text`, { date: date(on) })];
        return {
          title: t(`body.attention.${kind}.title`, { regulation }),
          ...texts(kind === 'designationEnds' ? [...facts, inDaysFromNow(on)] : facts, paths.bodyProfile),
        };
      }
      case 'outside': {
        const codes = [...new Set(attention.windows.map(({ code }) => code))];
        return {
          title: t('body.attention.outside.title', { count: attention.windows.length }),
          ...texts([t('body.attention.outside.text')], calendarOf(codes), codes),
        };
      }
      case 'unconfirmed':
        return {
          title: t('body.attention.unconfirmed.title', { count: attention.windows.length }),
          facts: [
            t('body.attention.unconfirmed.text', { date: date(attention.oldest) }),
            ago(daysBetween(attention.oldest, today)),
          ],
          codes: [],
        };
      case 'ended':
      case 'ending': {
        const { codes, on } = attention;
        const facts = [t(`body.attention.${kind}.text`, { date: date(on) })];
        return {
          title: t(`body.attention.${kind}.title`, { count: codes.length }),
          ...texts(kind === 'ending' ? [...facts, inDaysFromNow(on)] : facts, calendarOf(codes), codes),
        };
      }
      case 'uncovered':
        return {
          title: t('body.attention.uncovered.title', { count: attention.codes.length }),
          ...texts([t('body.attention.uncovered.text')], calendarOf(attention.codes), attention.codes),
        };
      case 'waiting':
        return {
          title: t('body.attention.waiting.title', { count: attention.count }),
          ...texts([t('body.attention.waiting.text', { date: date(attention.since) })], paths.bodyProfile),
        };
    }
  };
}
