import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import type { NotifiedBodyAccount } from '@attesta/domain/account/configuration';

/** Field values of a notified body's configuration form. */
export interface BodyValues {
  number: string;
  name: string;
  country: string;
  city: string;
  contactEmail: string;
  showContact: boolean;
  documentationLanguages: string[];
}

/** Returns the form values of an account. Without an account, all fields are empty. */
export const bodyValues = (account?: NotifiedBodyAccount): BodyValues => ({
  number: account?.number ?? '',
  name: account?.name ?? '',
  country: account?.country ?? '',
  city: account?.city ?? '',
  contactEmail: shownEmailAddress(account?.contactEmail ?? ''),
  showContact: account?.showContact ?? false,
  documentationLanguages: account?.documentationLanguages ?? [],
});

/**
 * Converts form values to the input of the domain's account schema. A logo address that was typed in an earlier version
 * is kept; logos are uploaded now.
 */
export const bodyAccount = (form: BodyValues, stored?: NotifiedBodyAccount) => ({
  kind: 'notified_body',
  ...form,
  logoUrl: stored?.logoUrl ?? null,
});
