import type { Account } from '@attesta/domain/account/configuration';
import type { Role } from '@attesta/domain/access/roles';
import { BodyForm } from './body-form';
import { CandidateForm } from './candidate-form';
import type { ConfigurationProps } from './configuration-props';
import { OperatorForm } from './operator-form';

/** The configuration form for the role of the account. */
export function ConfigurationForm({
  role,
  account,
  submitLabel,
  isResubmission,
}: ConfigurationProps<Account> & { role: Role | null | undefined }) {
  switch (role) {
    case 'market_operator':
      return <OperatorForm account={account?.kind === role ? account : undefined} submitLabel={submitLabel} />;
    case 'notified_body':
      return (
        <BodyForm
          account={account?.kind === role ? account : undefined}
          submitLabel={submitLabel}
          isResubmission={isResubmission}
        />
      );
    default:
      return <CandidateForm account={account?.kind === 'candidate' ? account : undefined} submitLabel={submitLabel} />;
  }
}
