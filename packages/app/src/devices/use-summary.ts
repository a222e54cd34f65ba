import type { FieldId } from '@attesta/domain/device/field';
import type { Stage } from '@attesta/domain/device/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { elementId } from './fields/use-device-field';
import { useDeviceProblem, useFieldLabel } from './field-words';
import { isUnanswered, type FormProblem } from './form-errors';

/** Unanswered questions from which on they are told in one line. */
const many = 3;

/** What is to correct, in words, each with the field it leads to; a row of unanswered questions is one line. */
export function useSummary(problems: readonly FormProblem[], stage: Stage | null) {
  const { t, i18n } = useTranslation('devices');
  const problemWords = useDeviceProblem();
  const fieldLabel = useFieldLabel();
  return useMemo(() => {
    const unanswered = problems.filter(isUnanswered);
    const [first] = unanswered;
    const together = unanswered.length >= many ? unanswered : [];
    return problems.flatMap((problem) => {
      const { path, code } = problem;
      const fieldId = elementId(path);
      if (together.includes(problem)) {
        const message = `${t('sections.characteristics.title')}: ${t('section.required', { count: together.length })}`;
        return problem === first ? [{ fieldId, message }] : [];
      }
      const [field = ''] = path.split('.');
      const isField = i18n.exists(`fields.${field}.label`, { ns: 'devices' });
      const words = problemWords(path, code, stage);
      return [{ fieldId, message: isField ? `${fieldLabel(field as FieldId).label}: ${words}` : words }];
    });
  }, [problems, stage, problemWords, fieldLabel, t, i18n]);
}
