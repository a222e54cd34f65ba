import type { Answer } from '@attesta/domain/characteristics/characteristics';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the options for the given answers, with translated labels. */
export function useAnswerOptions(answers: readonly Answer[]) {
  const { t } = useTranslation('devices');
  return useMemo(() => answers.map((answer) => ({ value: answer, label: t(`answers.${answer}`) })), [answers, t]);
}
