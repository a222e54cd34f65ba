import type { Registration } from '@attesta/domain/account/schema';
import { invalid } from '../../../http/failure.ts';
import { passwordProblem } from './refused-passwords.ts';
import type { AccountRow } from '../../../database/schema.ts';

/** The texts of an account whose words a password may not mainly consist of. */
export const ownWordsOf = ({ email, firstName, lastName, profile }: AccountRow): string[] => [
  email,
  firstName,
  lastName,
  ...(profile?.kind === 'market_operator' ? [profile.organisationName] : []),
  ...(profile?.kind === 'notified_body' ? [profile.name] : []),
];

/** The same texts of a registration form. */
export const ownWordsOfForm = (form: Omit<Registration, 'password'>): string[] => [
  form.email,
  form.first_name,
  form.last_name,
];

/** @throws Failure 400 for a common password, or one that mainly consists of the account's own words */
export async function rejectWeakPassword(password: string, ownWords: readonly string[]): Promise<void> {
  const problem = await passwordProblem(password, ownWords);
  if (problem) throw invalid({ password: problem });
}
