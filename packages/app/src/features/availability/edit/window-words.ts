import type { WindowInput } from '@attesta/domain/availability/changes';
import { formatCode } from '@attesta/domain/codes/codes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** What a body enters for a window, in words, and the names of the fields. */
export function useWindowWords() {
  const { t } = useTranslation(['availability', 'bodyProfile']);
  const { date, number, list } = useFormats();
  const labels = {
    code: t('columns.code'),
    period: t('columns.period'),
    places: t('edit.places'),
    reserved: t('edit.reserved'),
    closed: t('columns.status'),
    pool: t('columns.pool'),
    procedures: t('edit.procedures'),
    classes: t('edit.classes'),
    kinds: t('edit.kinds'),
    note: t('edit.note'),
  };
  type Field = keyof typeof labels;
  const words = (window: WindowInput): Record<Field, string> => ({
    code: formatCode(window.code),
    period: `${date(window.from)} – ${date(window.to)}`,
    places: number(window.slots),
    reserved: number(window.reserved),
    closed: window.manualStatus === 'closed' ? t('shutByHand') : '',
    pool: t(`pools.${window.intakePool}`),
    procedures: list(window.procedures),
    classes: window.classes.length > 0 ? t('classesOnly', { classes: list(window.classes) }) : '',
    kinds: list(window.kinds.map((kind) => t(`intake.kindNames.${kind}`, { ns: 'bodyProfile' }))),
    note: window.note ?? '',
  });
  /** The fields in which two states of a window differ, with their values; an empty value has a text of its own. */
  const differences = (one: WindowInput, other: WindowInput) => {
    const [first, second] = [words(one), words(other)];
    return (Object.keys(labels) as Field[])
      .filter((field) => first[field] !== second[field])
      .map((field) => ({
        field,
        label: labels[field],
        one: first[field] || t('hidden'),
        other: second[field] || t('hidden'),
      }));
  };
  return { words, labels, differences };
}
