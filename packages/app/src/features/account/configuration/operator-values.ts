import type { CompanySize, OperatorAccount } from '@attesta/domain/account/configuration';
import { needsAuthorisedRepresentative } from '@attesta/domain/values/countries';

/** Field values of a market operator's configuration form. */
export interface OperatorValues {
  organisationName: string;
  country: string;
  companySize: CompanySize | '';
  srn: string;
  authorisedRepresentative: { name: string; country: string; srn: string };
}

/** Returns the form values of an account. Without an account, all fields are empty. */
export const operatorValues = (account?: OperatorAccount): OperatorValues => ({
  organisationName: account?.organisationName ?? '',
  country: account?.country ?? '',
  companySize: account?.companySize ?? '',
  srn: account?.srn ?? '',
  authorisedRepresentative: {
    name: account?.authorisedRepresentative?.name ?? '',
    country: account?.authorisedRepresentative?.country ?? '',
    srn: account?.authorisedRepresentative?.srn ?? '',
  },
});

/** Whether a country is chosen whose manufacturers need an authorised representative. */
export const needsRepresentative = (country: string): boolean =>
  country !== '' && needsAuthorisedRepresentative(country);

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/**
 * Converts form values to the input of the domain's account schema. Blank optional texts become null. A representative
 * is included only if the country requires one. A logo address that was typed in an earlier version is kept; logos are
 * uploaded now.
 */
export const operatorAccount = (form: OperatorValues, stored?: OperatorAccount) => ({
  kind: 'market_operator',
  organisationName: form.organisationName,
  country: form.country,
  companySize: form.companySize,
  srn: orNull(form.srn),
  logoUrl: stored?.logoUrl ?? null,
  authorisedRepresentative: needsRepresentative(form.country)
    ? { ...form.authorisedRepresentative, srn: orNull(form.authorisedRepresentative.srn) }
    : null,
});
