import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { FailureText } from '../../../platform/errors/failure-text';
import { useFailureCode } from '../../../platform/errors/problem-messages';

/** Explains why a form could not be sent. Without a readable response, it reports a lost connection. */
export function FailureAlert({ failed }: { failed: unknown }) {
  const { t } = useTranslation('signIn');
  const failureCode = useFailureCode();
  if (failureCode(failed) !== 'wrong_services')
    return (
      <Alert tone="error" live>
        <FailureText failure={failed} />
      </Alert>
    );
  return (
    <Alert tone="error" live title={t('signIn.unreachableTitle')}>
      {t('signIn.unreachable')}
    </Alert>
  );
}
