import type { FieldId } from '@attesta/domain/devices/field-specification';
import type { Stage } from '@attesta/domain/devices/vocabulary';
import type { IssuingEntity } from '@attesta/domain/identifiers/issuing-entities';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { elementId } from '../record/element-id';
import { useDeviceProblemMessage, useFieldLabels } from '../record/field-labels';
import { isUnanswered, type FormProblem } from '../answers/form-errors';

/** Number of unanswered characteristics from which the summary combines them into one entry. */
const combineFrom = 3;

/** Returns the entries of the error summary, each with the id of its field. Many unanswered questions are one entry. */
export function useSummary(problems: readonly FormProblem[], stage: Stage | null, issuingEntity: IssuingEntity | null) {
  const { t, i18n } = useTranslation('devices');
  const problemMessage = useDeviceProblemMessage();
  const fieldLabels = useFieldLabels();
  return useMemo(() => {
    const unanswered = problems.filter(isUnanswered);
    const [first] = unanswered;
    const combined = unanswered.length >= combineFrom ? unanswered : [];
    return problems.flatMap((problem) => {
      const { path, code } = problem;
      const fieldId = elementId(path);
      if (combined.includes(problem)) {
        const message = t('form.errorOf', {
          field: t('sections.characteristics.title'),
          problem: t('section.required', { count: combined.length }),
        });
        return problem === first ? [{ fieldId, message }] : [];
      }
      const [field = ''] = path.split('.');
      const isField = i18n.exists(`fields.${field}.label`, { ns: 'devices' });
      const problemText = problemMessage(path, code, { stage, issuingEntity });
      const message = isField
        ? t('form.errorOf', { field: fieldLabels(field as FieldId).label, problem: problemText })
        : problemText;
      return [{ fieldId, message }];
    });
  }, [problems, stage, issuingEntity, problemMessage, fieldLabels, t, i18n]);
}
