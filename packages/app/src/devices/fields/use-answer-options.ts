import type { Answer } from '@attesta/domain/device/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Yes, no and unsure, or those of them that are asked. */
export function useAnswerOptions(answers: readonly Answer[]) {
  const { t } = useTranslation('devices');
  return useMemo(() => answers.map((answer) => ({ value: answer, label: t(`answers.${answer}`) })), [answers, t]);
}
