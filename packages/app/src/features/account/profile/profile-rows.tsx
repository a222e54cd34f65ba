import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../platform/session/user';
import { SettingsRow } from '../layout/settings-row';
import { PictureField } from '../pictures/picture-field';
import { NameForm } from './name-form';
import { roleIdOf } from '@attesta/domain/access/roles';

/** Returns the name of a role in the language of the portal. A name that the portal does not know stays as it is. */
function useRoleName(): (name: string) => string {
  const { t } = useTranslation('signIn');
  return (name) => {
    const id = roleIdOf(name);
    return id === null ? name : t(`roles.${id}.name`);
  };
}

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
