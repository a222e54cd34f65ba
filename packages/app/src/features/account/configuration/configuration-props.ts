import type { Account } from '@attesta/domain/account/configuration';

/** Props of the configuration forms of all roles. */
export interface ConfigurationProps<Kind extends Account> {
  /** The stored configuration. Absent if the account is not configured yet. */
  account?: Kind;
  /** Label of the submit button. */
  submitLabel: string;
  /** Saving also submits a rejected request again. Notified bodies only. */
  isResubmission?: boolean;
}
