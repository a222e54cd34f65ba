import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldId } from '@attesta/domain/devices/field-specification';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import type { ProblemContext } from './problem-context';
import { isCharacteristic } from './sections';

type Translate = (key: string, values?: object) => string;

/** Keys of the messages for a problem, most specific first. */
function* keysFor(path: string, code: string, { stage, issuingEntity }: ProblemContext): Generator<string> {
  const [field = ''] = path.split('.');
  const isNested = path !== field;
  if (isNested && path.endsWith('.language') && code !== 'duplicate') yield 'problems.language_required';
  if (code === 'too_short' && stage === 'idea') yield `problems.of.${field}.too_short_idea`;
  if (code === 'identifier_form' && issuingEntity) yield `problems.identifierForms.${field}.${issuingEntity}`;
  if (isNested) yield `problems.of.${path.split('.').at(-1) ?? ''}.${code}`;
  yield `problems.of.${field}.${code}`;
  if (code === 'required' && (isCharacteristic(field) || field === 'isLegacy')) yield 'problems.answerRequired';
  yield `problems.${code}`;
}

/** Returns a function that maps a problem code to its message. `path` is a field or a dotted path into one. */
export function useDeviceProblemMessage() {
  const { t, i18n } = useTranslation('devices');
  const general = useProblemMessage();
  return useCallback(
    (path: string, code: string, context: ProblemContext): string => {
      for (const key of keysFor(path, code, context))
        if (i18n.exists(key, { ns: 'devices' })) return (t as unknown as Translate)(key, { detail: context.detail });
      return general(code) ?? '';
    },
    [t, i18n, general],
  );
}

/** Returns a function that returns the translated label and help of a field. */
export function useFieldLabels() {
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
