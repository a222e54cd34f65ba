import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { problemOf } from '../../../platform/http/problem';

/** Codes of failures after which the server may have registered the user all the same. */
const unconfirmedCodes = ['wrong_services', 'internal', 'unavailable'];

/** Explains why the registration failed, and what to do next. */
export function RegistrationFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('courses');
  const failureMessage = useFailureMessage();
  if (failure === null) return null;
  const { code } = problemOf(failure);
  const isConflict = code === 'price_changed' || code === 'course_full';
  return (
    <Alert tone={isConflict ? 'warning' : 'error'} live>
      {failureMessage(failure)} {unconfirmedCodes.includes(code) && t('error.unconfirmed')}
    </Alert>
  );
}
