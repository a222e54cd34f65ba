import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldId } from '@attesta/domain/device/field';
import type { Stage } from '@attesta/domain/device/vocabulary';
import { useProblemWords } from '../forms/problem-words';
import { isCharacteristic } from './sections';

type Translate = (key: string) => string;

/** Fields that are chosen from a list: what is missing is a choice, not a text. */
const chosen = new Set<string>([
  'regulation',
  'riskClass',
  'stage',
  'conformityProcedure',
  'issuingEntity',
  'deviceStatus',
  'certificateStatus',
  'previousApplications',
  'isLegacy',
]);

/** Keys that may word a problem, the most telling first. */
function* keysFor(path: string, code: string, stage: Stage | null): Generator<string> {
  const [field = ''] = path.split('.');
  const isNested = path !== field;
  if (isNested && path.endsWith('.language') && code !== 'duplicate') yield 'problems.language_required';
  if (code === 'too_short' && stage === 'idea') yield `problems.of.${field}.too_short_idea`;
  yield `problems.of.${field}.${code}`;
  if (isNested) yield `problems.of.${path.split('.').at(-1) ?? ''}.${code}`;
  if (code === 'required' && (isCharacteristic(field) || chosen.has(field))) yield 'problems.answerRequired';
  yield `problems.${code}`;
}

/** Says what is wrong with an answer; `path` is a field, or a dotted path into one. */
export function useDeviceProblem() {
  const { t, i18n } = useTranslation('devices');
  const general = useProblemWords();
  return useCallback(
    (path: string, code: string, stage: Stage | null): string => {
      for (const key of keysFor(path, code, stage))
        if (i18n.exists(key, { ns: 'devices' })) return (t as unknown as Translate)(key);
      return general(code) ?? '';
    },
    [t, i18n, general],
  );
}

/** Label and help of a field. */
export function useFieldLabel() {
  const { t, i18n } = useTranslation('devices');
  return useCallback(
    (id: FieldId) => {
      const help = `fields.${id}.help`;
      return {
        label: t(`fields.${id}.label`),
        help: i18n.exists(help, { ns: 'devices' }) ? (t as unknown as Translate)(help) : undefined,
      };
    },
    [t, i18n],
  );
}
