import { Alert } from '@attesta/ui/feedback/alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

const saysChanged = (state: unknown) => typeof state === 'object' && state !== null && 'passwordChanged' in state;

/** After a password reset, which leads here, says that it worked; once, because the browser keeps the state over a reload. */
export function PasswordChanged() {
  const { t } = useTranslation('signIn');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNews = saysChanged(state);
  const [changed] = useState(isNews);
  useEffect(() => {
    if (isNews) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isNews, navigate, pathname, search]);
  return changed ? (
    <Alert tone="success" live>
      {t('signIn.passwordChanged')}
    </Alert>
  ) : null;
}
