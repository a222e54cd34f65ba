import type { FieldId } from '@attesta/domain/device/field';
import type { Stage } from '@attesta/domain/device/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { elementId } from './fields/use-device-field';
import { useDeviceProblem, useFieldLabel } from './field-words';
import type { FormProblem } from './form-errors';

/** What is to correct, in words, each with the field it leads to. */
export function useSummary(problems: readonly FormProblem[], stage: Stage | null) {
  const { i18n } = useTranslation('devices');
  const problemWords = useDeviceProblem();
  const fieldLabel = useFieldLabel();
  return useMemo(
    () => problems.map(({ path, code }) => {
      const [field = ''] = path.split('.');
      const isField = i18n.exists(`fields.${field}.label`, { ns: 'devices' });
      const message = problemWords(path, code, stage);
      return { fieldId: elementId(path), message: isField ? `${fieldLabel(field as FieldId).label}: ${message}` : message };
    }),
    [problems, stage, problemWords, fieldLabel, i18n],
  );
}
