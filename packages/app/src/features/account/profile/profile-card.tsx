import { removePhoto, uploadPhoto } from '@attesta/domain/account/profile/calls';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../platform/session/user';
import { FormRoot } from '../forms/account-forms.styles';
import { PictureField } from '../pictures/picture-field';
import { NameForm } from './name-form';
import { useRoleName } from './role-name';

/** Photo, name and role of the signed-in user. The role cannot be changed. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const roleName = useRoleName();
  const { first_name: firstName, last_name: lastName } = user;
  const role = user.roles[0]?.name;
  return (
    <Card>
      <FormRoot as="div">
        <PictureField
          kind="photo"
          name={[firstName, lastName].filter(Boolean).join(' ') || (user.email ?? '')}
          current={user.photo_url}
          upload={uploadPhoto}
          remove={removePhoto}
        />
        <NameForm firstName={firstName} lastName={lastName} />
        <DescriptionList
          labels={{ none: t('personal.profile.none') }}
          items={[{ term: t('personal.profile.role'), description: role && roleName(role) }]}
        />
      </FormRoot>
    </Card>
  );
}
