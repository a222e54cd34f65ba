import type { Account } from '@attesta/domain/account/configuration';
import type { Role } from '@attesta/domain/account/roles';
import { BodyForm } from './body-form';
import { CandidateForm } from './candidate-form';
import type { ConfigurationProps } from './configuration-props';
import { OperatorForm } from './operator-form';

/** What an account tells of itself: the form is that of the role. */
export function ConfigurationForm({
  role,
  account,
  submit,
}: ConfigurationProps<Account> & { role: Role | null | undefined }) {
  switch (role) {
    case 'market_operator':
      return <OperatorForm account={account?.kind === role ? account : undefined} submit={submit} />;
    case 'notified_body':
      return <BodyForm account={account?.kind === role ? account : undefined} submit={submit} />;
    default:
      return <CandidateForm account={account?.kind === 'candidate' ? account : undefined} submit={submit} />;
  }
}
