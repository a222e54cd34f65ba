import type { Account } from '@attesta/domain/account/configuration';
import type { Role } from '@attesta/domain/account/roles';
import { BodyForm } from './body-form';
import { CandidateForm } from './candidate-form';
import { OperatorForm } from './operator-form';

/** What the forms of all roles take. */
export interface ConfigurationProps<Kind extends Account> {
  /** What was told before; absent at the first time. */
  account?: Kind;
  /** Words of the button that saves. */
  submit: string;
}

/** What an account tells of itself: the form is that of the role. */
export function ConfigurationForm({ role, account, submit }: ConfigurationProps<Account> & { role: Role | null | undefined }) {
  switch (role) {
    case 'market_operator':
      return <OperatorForm account={account?.kind === role ? account : undefined} submit={submit} />;
    case 'notified_body':
      return <BodyForm account={account?.kind === role ? account : undefined} submit={submit} />;
    default:
      return <CandidateForm account={account?.kind === 'candidate' ? account : undefined} submit={submit} />;
  }
}
