import { removeLogo, uploadLogo } from '@attesta/domain/account/profile/calls';
import { useTranslation } from 'react-i18next';
import { organisationOf, type User } from '../../../platform/session/user';
import { SettingsRow } from '../layout/settings-row';
import { PictureField } from './picture-field';

/** The logo of the organisation. */
export function LogoRow({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('account');
  const organisation = organisationOf(user);
  if (!organisation) return null;
  return (
    <SettingsRow headingLevel={2} title={t('pictures.logo.title')} lead={t('pictures.logo.lead')}>
      <PictureField
        kind="logo"
        name={organisation.name ?? ''}
        current={organisation.logo_url}
        upload={uploadLogo}
        remove={removeLogo}
        onChanged={onChanged}
      />
    </SettingsRow>
  );
}
