import type { Registration } from '@attesta/domain/account/schema';
import { invalid } from '../../http/failure.ts';
import { passwordProblem } from './refused-passwords.ts';
import type { AccountRow } from './store.ts';

/** The words of an account that its password may not consist of. */
export const wordsOf = ({ email, firstName, lastName, profile }: AccountRow): string[] => [
  email,
  firstName,
  lastName,
  ...(profile?.kind === 'market_operator' ? [profile.organisationName] : []),
  ...(profile?.kind === 'notified_body' ? [profile.name] : []),
];

/** The same of a registration form. */
export const wordsOfForm = (form: Omit<Registration, 'password'>): string[] => [
  form.email,
  form.first_name,
  form.last_name,
];

/** @throws Failure 400 for a password that is among the common ones or made of the account's own words */
export async function refuseWeak(password: string, ownWords: readonly string[]): Promise<void> {
  const problem = await passwordProblem(password, ownWords);
  if (problem) throw invalid({ password: problem });
}
