import type { Account } from '@attesta/domain/account/configuration';

/** What the forms of all roles take. */
export interface ConfigurationProps<Kind extends Account> {
  /** What was told before; absent at the first time. */
  account?: Kind;
  /** Words of the button that saves. */
  submit: string;
}
