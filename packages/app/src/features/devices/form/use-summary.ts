import type { FieldId } from '@attesta/domain/devices/field-specification';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { elementId } from '../record/element-id';
import { useDeviceProblemMessage, useFieldLabels } from '../record/field-labels';
import type { FormProblem } from '../answers/form-errors';
import type { FormValues } from '../answers/form-values';
import { problemContext } from '../record/problem-context';

/** Returns the entries of the error summary, each with the id of its field. */
export function useSummary(problems: readonly FormProblem[], values: FormValues) {
  const { t, i18n } = useTranslation('devices');
  const problemMessage = useDeviceProblemMessage();
  const fieldLabels = useFieldLabels();
  return useMemo(() => {
    return problems.map(({ path, code }) => {
      const [field = ''] = path.split('.');
      const isField = i18n.exists(`fields.${field}.label`, { ns: 'devices' });
      const problemText = problemMessage(path, code, problemContext(path, values));
      const message = isField
        ? t('form.errorOf', { field: fieldLabels(field as FieldId).label, problem: problemText })
        : problemText;
      return { fieldId: elementId(path), message };
    });
  }, [problems, values, problemMessage, fieldLabels, t, i18n]);
}
