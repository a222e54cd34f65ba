import { roleIdOf } from '@attesta/domain/access/roles';
import { useTranslation } from 'react-i18next';

/** Returns the name of a role in the language of the portal. A name that the portal does not know stays as it is. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation('signIn');
  return (name) => {
    const id = roleIdOf(name);
    return id === null ? name : t(`roles.${id}.name`);
  };
}
