import { readWholeNumber } from '@attesta/domain/values/whole-number';
import type { CandidateAccount } from '@attesta/domain/account/configuration';

/** Field values of a candidate's configuration form. */
export interface CandidateValues {
  country: string;
  targets: string[];
  codes: string[];
  experienceYears: string;
  technologyYears: string;
}

/** Returns the form values of an account. Without an account, all fields are empty. */
export const candidateValues = (account?: CandidateAccount): CandidateValues => ({
  country: account?.country ?? '',
  targets: account?.targets ?? [],
  codes: account?.codes ?? [],
  experienceYears: String(account?.experienceYears ?? ''),
  technologyYears: String(account?.technologyYears ?? ''),
});

const years = (text: string): number | undefined =>
  text.trim() === '' ? undefined : (readWholeNumber(text) ?? Number.NaN);

/** Converts form values to the input of the domain's account schema. */
export const candidateAccount = (form: CandidateValues) => ({
  kind: 'candidate',
  ...form,
  experienceYears: years(form.experienceYears),
  technologyYears: years(form.technologyYears),
});
