import { useUnit } from 'effector-react';
import { $user } from '../../../platform/session/model';
import { organisationOf } from '../../../platform/session/user';

/** The name of the user's organisation, or another title while it has none. */
export function OrganisationName({ otherwise }: { otherwise: string }) {
  const user = useUnit($user);
  return <bdi>{(user && organisationOf(user)?.name) || otherwise}</bdi>;
}
