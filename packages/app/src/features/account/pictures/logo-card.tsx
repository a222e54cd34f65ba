import { removeLogo, uploadLogo } from '@attesta/domain/account/profile/calls';
import { Card } from '@attesta/ui/display/card';
import { useTranslation } from 'react-i18next';
import { organisationOf, type User } from '../../../platform/session/user';
import { PictureField } from './picture-field';

/** The logo of the organisation. */
export function LogoCard({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('account');
  const organisation = organisationOf(user);
  if (!organisation) return null;
  return (
    <Card title={t('pictures.logo.title')} subtitle={t('pictures.logo.lead')}>
      <PictureField
        kind="logo"
        name={organisation.name ?? ''}
        current={organisation.logo_url}
        upload={uploadLogo}
        remove={removeLogo}
        onChanged={onChanged}
      />
    </Card>
  );
}
