import type { NotifiedBodyAccount } from '@attesta/domain/account/configuration';

/** What stands in the fields of a notified body's configuration. */
export interface BodyValues {
  number: string;
  name: string;
  country: string;
  city: string;
  contactEmail: string;
  documentationLanguages: string[];
  logoUrl: string;
}

/** The values of the form for an account, or for none yet. */
export const bodyValues = (account?: NotifiedBodyAccount): BodyValues => ({
  number: account?.number ?? '',
  name: account?.name ?? '',
  country: account?.country ?? '',
  city: account?.city ?? '',
  contactEmail: account?.contactEmail ?? '',
  documentationLanguages: account?.documentationLanguages ?? [],
  logoUrl: account?.logoUrl ?? '',
});

/** The form as the domain knows it. */
export const bodyAccount = (form: BodyValues) => ({
  kind: 'notified_body',
  ...form,
  logoUrl: form.logoUrl.trim() === '' ? null : form.logoUrl,
});
