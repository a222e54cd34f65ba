import { plainText } from '@attesta/domain/values/typed-text';
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

function years(text: string): number | undefined {
  const typed = plainText(text).trim();
  return typed === '' ? undefined : /^\d{1,3}(?:[.,]0)?$/.test(typed) ? Number.parseInt(typed, 10) : Number.NaN;
}

/** Converts form values to the input of the domain's account schema. */
export const candidateAccount = (form: CandidateValues) => ({
  kind: 'candidate',
  ...form,
  experienceYears: years(form.experienceYears),
  technologyYears: years(form.technologyYears),
});
