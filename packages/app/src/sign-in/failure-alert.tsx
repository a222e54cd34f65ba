import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../forms/problem-words';
import { problemOf } from '../http/problem';

/** Why a form could not be sent. Without a readable response: that there is no connection, and what to do next. */
export function FailureAlert({ failed }: { failed: unknown }) {
  const { t } = useTranslation('signIn');
  const failure = useFailureWords();
  if (problemOf(failed).code !== 'wrong_services')
    return (
      <Alert tone="error" live>
        {failure(failed)}
      </Alert>
    );
  return (
    <Alert tone="error" live title={t('signIn.unreachableTitle')}>
      {t('signIn.unreachable')}
    </Alert>
  );
}
