import type { Page } from '@playwright/test';
import { coursePaths, devicePaths, paths } from '../src/platform/navigation/paths.ts';
import { routes } from '../src/platform/navigation/routes.ts';
import type { Role } from '@attesta/domain/access/roles';
import { checkPage, checkPageAt } from './page-checks.ts';
import { people, startSession } from './people.ts';
import { expect, test } from './portal.ts';
import { password, registerPerson } from './registered-person.ts';

// One journey visits every page of every role. The paths are those of the route table, so a new page is checked too.

test.setTimeout(900_000); // many pages, on a slow machine

/** This account is used by no other test, because its shortlist and its archive are filled. */
const operator = 'op-10@attesta.example';

/** Pages that only users without access see, or users whose account is not configured. */
const gates: readonly string[] = [paths.configuration, paths.inaccessible];

/** Every page that a signed-in user of a role can open. */
const pagesOf = (role: Role, device = ''): string[] =>
  routes
    .filter(({ path, access, roles }) => {
      const isSignedIn = access === 'hub' || access === 'portal';
      return isSignedIn && (!roles || roles.includes(role)) && !gates.includes(path);
    })
    .map(({ path }) => path.replace(':id', device).replace(':courseId', 'mdr-technical-documentation'));

/** A device of the operator that matches, with a shortlist; another device is in the archive. */
async function prepareOperator(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await startSession(page, operator)}` };
  const created = await page.request.post('/api/devices', {
    headers,
    data: {
      workingName: 'Infusionspumpensteuerungssoftware',
      regulation: 'MDR',
      stage: 'technical_documentation_ready',
      manufacturerCountry: 'DE',
    },
  });
  await expect(created).toBeOK();
  const { device: archived } = (await created.json()) as { device: { id: string } };
  const ids = [archived.id];
  await expect(await page.request.post('/api/devices/archive', { headers, data: { ids } })).toBeOK();
  const list = await page.request.get('/api/devices', { headers });
  const [device] = ((await list.json()) as { devices: { id: string }[] }).devices;
  for (const notifiedBody of ['9101', '9102', '9103'])
    await expect(
      await page.request.put('/api/shortlist', { headers, data: { device_id: device!.id, notifiedBody } }),
    ).toBeOK();
  return device!.id;
}

test('pages for visitors are accessible, readable at every size, and never scroll sideways (D.281, D.441, D.444, D.445)', async ({
  page,
}) => {
  for (const { path } of routes.filter(({ access }) => ['open', 'root', 'sign-in'].includes(access)))
    await checkPageAt(page, path);
  for (const path of ['/nowhere', `${paths.resetPassword}?token=x`, `${paths.confirmEmail}?token=x`])
    await checkPageAt(page, path);
});

test('pages of a market operator are accessible, readable at every size, and never scroll sideways (D.281, D.441, D.444, D.445)', async ({
  page,
}) => {
  const device = await prepareOperator(page);
  for (const path of pagesOf('market_operator', device)) await checkPageAt(page, path);
  for (const path of [
    devicePaths.archive,
    devicePaths.matches(device),
    devicePaths.shortlist(device),
    `${devicePaths.matches(device)}&view=report`,
    devicePaths.view('no-such-device'),
    coursePaths.register('no-such-course'),
    coursePaths.register('ivdr-performance-evaluation'),
  ])
    await checkPageAt(page, path);
});

test('the steps of a course registration are accessible, readable at every size, and never scroll sideways (D.281, D.441, D.444, D.445)', async ({
  page,
}) => {
  await startSession(page, operator);
  await page.goto(coursePaths.register('eudamed-registration'));
  for (const heading of ['Participant', 'Payment']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await checkPage(page, `Step ${heading} of a course registration`);
  }
});

for (const [role, email] of [
  ['notified_body', people.body],
  ['candidate', people.candidate],
] as const)
  test(`pages of the role ${role} are accessible, readable at every size, and never scroll sideways (D.281, D.441, D.444, D.445)`, async ({
    page,
  }) => {
    await startSession(page, email);
    for (const path of pagesOf(role)) await checkPageAt(page, path);
  });

test('pages for users without access are accessible, readable at every size, and never scroll sideways (D.281, D.441, D.444, D.445)', async ({
  page,
  portal,
}) => {
  for (const [email, path] of [
    [people.notConfigured, paths.configuration],
    [people.notConfigured, devicePaths.list],
    [people.notApproved, paths.inaccessible],
    [people.notApproved, paths.hub],
    [people.inactive, paths.inaccessible],
  ] as const) {
    await startSession(page, email);
    await checkPageAt(page, path);
  }
  const email = 'closing@maker.example';
  await registerPerson(page.request, portal, email);
  const headers = { authorization: `Bearer ${await startSession(page, email, password)}` };
  const deletion = { headers, data: { currentPassword: password } };
  await expect(await page.request.post('/api/account/deletion', deletion)).toBeOK();
  await checkPageAt(page, paths.inaccessible);
});
