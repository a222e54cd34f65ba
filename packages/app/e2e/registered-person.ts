import type { APIRequestContext } from '@playwright/test';
import { expect, type Portal } from './portal.ts';
import { linkTo } from './mail-server.ts';

export const password = 'a quiet sentence about oximeters';

/**
 * Registers a person through the API, with the address verified. Demo accounts cannot change or be deleted.
 * @param role id of a role name, as in the registration form
 */
export async function registerPerson(
  request: APIRequestContext,
  { mail }: Portal,
  email: string,
  role = 'market-operator-sme-mne',
): Promise<void> {
  const names = { first_name: 'Ioana', last_name: 'Marinescu', role };
  await expect(await request.post('/api/register', { data: { ...names, email, password } })).toBeOK();
  const token = new URL(linkTo('/check-mail', await mail.newestTo(email))).searchParams.get('token');
  await expect(await request.post('/api/verify-email', { data: { token, password } })).toBeOK();
}
