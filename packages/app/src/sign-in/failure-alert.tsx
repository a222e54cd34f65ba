import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../forms/problem-words';
import { problemOf } from '../http/problem';

/** Why a form could not be sent. Without a readable response that says little, so what to do next is added. */
export function FailureAlert({ failed }: { failed: unknown }) {
  const { t } = useTranslation('signIn');
  const failure = useFailureWords();
  const words = failure(failed);
  if (problemOf(failed).code !== 'wrong_services') return <Alert tone="error" live>{words}</Alert>;
  return <Alert tone="error" live title={words}>{t('signIn.unreachable')}</Alert>;
}
