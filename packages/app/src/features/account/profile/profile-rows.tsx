import { removePhoto, uploadPhoto } from '@attesta/domain/account/profile/calls';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../platform/session/user';
import { SettingsRow } from '../layout/settings-row';
import { PictureField } from '../pictures/picture-field';
import { NameForm } from './name-form';
import { useRoleName } from './role-name';

/** Photo, name and role of the signed-in user. The role cannot be changed. */
export function ProfileRows({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const roleName = useRoleName();
  const { first_name: firstName, last_name: lastName } = user;
  const role = user.roles[0]?.name;
  return (
    <>
      <SettingsRow single title={t('personal.profile.picture')}>
        <PictureField
          kind="photo"
          name={[firstName, lastName].filter(Boolean).join(' ') || (user.email ?? '')}
          current={user.photo_url}
          upload={uploadPhoto}
          remove={removePhoto}
        />
      </SettingsRow>
      <SettingsRow title={t('personal.profile.name')}>
        <NameForm firstName={firstName} lastName={lastName} />
      </SettingsRow>
      <SettingsRow single title={t('personal.profile.role')}>
        <Text>{role ? roleName(role) : t('personal.profile.none')}</Text>
      </SettingsRow>
    </>
  );
}
