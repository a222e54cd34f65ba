import { Alert } from '@attesta/ui/feedback/alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

const hasChangedFlag = (state: unknown) => typeof state === 'object' && state !== null && 'passwordChanged' in state;

/**
 * Reports a successful password reset, which navigates to this page. Removes the flag from the history state, because
 * the browser keeps the state across reloads.
 */
export function PasswordChanged() {
  const { t } = useTranslation('signIn');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isReported = hasChangedFlag(state);
  const [changed] = useState(isReported);
  useEffect(() => {
    if (isReported) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isReported, navigate, pathname, search]);
  return changed ? (
    <Alert tone="success" live>
      {t('signIn.passwordChanged')}
    </Alert>
  ) : null;
}
