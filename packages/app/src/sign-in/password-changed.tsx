import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** After a password reset, which leads here, says that it worked. */
export function PasswordChanged() {
  const { t } = useTranslation('signIn');
  const state: unknown = useLocation().state;
  const changed = typeof state === 'object' && state !== null && 'passwordChanged' in state;
  return changed ? <Alert tone="success" live>{t('signIn.passwordChanged')}</Alert> : null;
}
