import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../platform/errors/problem-messages';
import { problemOf } from '../../platform/http/problem';

/** Explains why a form could not be sent. Without a readable response, it reports a lost connection. */
export function FailureAlert({ failed }: { failed: unknown }) {
  const { t } = useTranslation('signIn');
  const failureMessage = useFailureMessage();
  if (problemOf(failed).code !== 'wrong_services')
    return (
      <Alert tone="error" live>
        {failureMessage(failed)}
      </Alert>
    );
  return (
    <Alert tone="error" live title={t('signIn.unreachableTitle')}>
      {t('signIn.unreachable')}
    </Alert>
  );
}
