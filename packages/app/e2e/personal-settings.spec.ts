import { demoPassword, people, signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

test('account settings lead a candidate to the personal settings (S2.83, D.52, D.131)', async ({ page }) => {
  await signIn(page, people.candidate);
  await expect(page).toHaveURL('/nexus');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL('/account-settings/personal');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible();
  await expect(page.getByText(people.candidate)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('lists the sessions of the user, and ends one and all others (D.131)', async ({ page, request }) => {
  const email = 'op-08@attesta.example';
  const otherBrowser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const signInElsewhere = async () => {
    const response = await request.post('/api/login', {
      headers: otherBrowser,
      data: { email, password: demoPassword },
    });
    const { token } = (await response.json()) as { token: string };
    return async () => (await request.get('/api/account', { headers: { authorization: `Bearer ${token}` } })).status();
  };
  const elsewhere = [await signInElsewhere(), await signInElsewhere(), await signInElsewhere()];
  await signIn(page, email, '/account-settings/personal');
  const sessions = page.getByRole('group', { name: 'Signed-in devices' });
  const end = sessions.getByRole('button', { name: 'End session: Firefox on Windows' });
  await expect(end).toHaveCount(3);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await end.first().click();
  await hasNotified(page, 'Session ended');
  await expect(end).toHaveCount(2);
  await expect(sessions).toBeFocused();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await hasNotified(page, '2 sessions ended');
  await expect(end).toHaveCount(0);
  expect(await Promise.all(elsewhere.map((status) => status()))).toEqual([401, 401, 401]);
  await page.reload();
  await expect(page).toHaveURL('/account-settings/personal');
});
