import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { Trans, useTranslation } from 'react-i18next';
import { $settings } from '../start/settings';

/** How to reach the operator of the portal: by e-mail, if the deployment names an address. */
export function SupportContact() {
  const { t } = useTranslation('portal');
  const { supportEmail } = useUnit($settings);
  if (supportEmail === null) return t('support.contact');
  return (
    <Trans
      t={t}
      i18nKey="support.contactByEmail"
      values={{ email: supportEmail }}
      components={{ address: <Link href={`mailto:${supportEmail}`} dir="ltr" /> }}
    />
  );
}
