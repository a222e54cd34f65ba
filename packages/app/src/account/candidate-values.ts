import type { CandidateAccount } from '@attesta/domain/account/configuration';

/** What stands in the fields of a candidate's configuration. */
export interface CandidateValues {
  country: string;
  targets: string[];
  codes: string[];
  experienceYears: string;
  technologyYears: string;
}

/** The values of the form for an account, or for none yet. */
export const candidateValues = (account?: CandidateAccount): CandidateValues => ({
  country: account?.country ?? '',
  targets: account?.targets ?? [],
  codes: account?.codes ?? [],
  experienceYears: String(account?.experienceYears ?? ''),
  technologyYears: String(account?.technologyYears ?? ''),
});

const years = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** The form as the domain knows it. */
export const candidateAccount = (form: CandidateValues) => ({
  kind: 'candidate',
  ...form,
  experienceYears: years(form.experienceYears),
  technologyYears: years(form.technologyYears),
});
