import type { CompanySize, OperatorAccount } from '@attesta/domain/account/configuration';
import { needsAuthorisedRepresentative } from '@attesta/domain/countries';

/** What stands in the fields of a market operator's configuration. */
export interface OperatorValues {
  organisationName: string;
  country: string;
  companySize: CompanySize | '';
  srn: string;
  logoUrl: string;
  authorisedRepresentative: { name: string; country: string; srn: string };
}

/** The values of the form for an account, or for none yet. */
export const operatorValues = (account?: OperatorAccount): OperatorValues => ({
  organisationName: account?.organisationName ?? '',
  country: account?.country ?? '',
  companySize: account?.companySize ?? '',
  srn: account?.srn ?? '',
  logoUrl: account?.logoUrl ?? '',
  authorisedRepresentative: {
    name: account?.authorisedRepresentative?.name ?? '',
    country: account?.authorisedRepresentative?.country ?? '',
    srn: account?.authorisedRepresentative?.srn ?? '',
  },
});

export const needsRepresentative = (country: string): boolean =>
  country !== '' && needsAuthorisedRepresentative(country);

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The form as the domain knows it: what is left empty is absent, and a representative only where one is needed. */
export const operatorAccount = (form: OperatorValues) => ({
  kind: 'market_operator',
  organisationName: form.organisationName,
  country: form.country,
  companySize: form.companySize,
  srn: orNull(form.srn),
  logoUrl: orNull(form.logoUrl),
  authorisedRepresentative: needsRepresentative(form.country)
    ? { ...form.authorisedRepresentative, srn: orNull(form.authorisedRepresentative.srn) }
    : null,
});
