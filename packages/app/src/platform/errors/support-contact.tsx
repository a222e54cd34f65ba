import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { Trans, useTranslation } from 'react-i18next';
import { $settings } from '../start/settings';

interface SupportContactProps {
  /** Whether the user has to contact the administrator, or may have questions. */
  reason?: 'contact' | 'questions';
}

/** How to reach the administrator of the portal: by e-mail, if the deployment names an address. */
export function SupportContact({ reason = 'contact' }: SupportContactProps) {
  const { t } = useTranslation('portal');
  const { supportEmail } = useUnit($settings);
  if (supportEmail === null) return <span>{t(`support.${reason}`)}</span>;
  return (
    <Trans
      t={t}
      i18nKey={`support.${reason}ByEmail`}
      values={{ email: supportEmail }}
      components={{ address: <Link href={`mailto:${supportEmail}`} dir="ltr" /> }}
    />
  );
}
