import { roleLabel } from '@attesta/domain/access/roles';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../platform/session/user';

/** Name, e-mail address and role of the signed-in user. They cannot be changed in the portal. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const roles = user.roles.map(({ name }) => roleLabel(name));
  return (
    <Card title={t('personal.profile.title')}>
      <DescriptionList
        labels={{ none: t('personal.profile.none') }}
        items={[
          {
            term: t('personal.profile.name'),
            description: <bdi>{[user.first_name, user.last_name].filter(Boolean).join(' ') || null}</bdi>,
          },
          { term: t('personal.profile.email'), description: <bdi>{user.email}</bdi> },
          { term: t('personal.profile.role'), description: <bdi>{roles[0]}</bdi> },
        ]}
      />
    </Card>
  );
}
