import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUserFx } from '../../../platform/session/load-session';

/** Fetches the user again. The guard redirects the user once the reason no longer applies. */
export function useCheckAgain(variant: 'filled' | 'outlined') {
  const { t } = useTranslation('account');
  const { refresh, isChecking } = useUnit({ refresh: refreshUserFx, isChecking: refreshUserFx.pending });
  const [isChecked, setChecked] = useState(false);
  const showChecked = () => setChecked(true);
  const check = () => void refresh().then(showChecked, showChecked);
  return {
    button: (
      <Button variant={variant} loading={isChecking} loadingLabel={t('inaccessible.checking')} onClick={check}>
        {t('inaccessible.check')}
      </Button>
    ),
    status: isChecked && !isChecking ? t('inaccessible.unchanged') : '',
  };
}
