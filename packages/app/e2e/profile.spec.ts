import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { people, signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

const settings = '/account-settings/personal';

/** A plain picture with the given sides in pixels. */
function picture(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(0x80);
  return PNG.sync.write(png);
}

/** A picture whose header claims other sides than its content has: small to send, large to decode. */
function bomb(width: number, height: number): Buffer {
  const bytes = picture(2, 2);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const accountPicture = (page: Page) => page.getByRole('button', { name: /^Account of/ }).locator('img');

test('shows a photo before it is saved, then in the account menu, and removes it (D.150)', async ({ page }) => {
  await signIn(page, 'op-01@attesta.example', settings);
  await page.getByLabel('Photo', { exact: true }).setInputFiles(png('portrait.png', picture(400, 300)));
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.locator('[data-part="avatar"] img')).toHaveAttribute('src', /^data:image\/png/);
  await expect(accountPicture(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await hasNotified(page, 'Photo saved');
  await expect(accountPicture(page)).toHaveAttribute('src', /^\/api\/pictures\//);
  const stored = await page.request.get((await accountPicture(page).getAttribute('src'))!);
  expect(stored.headers()['content-type']).toBe('image/webp');
  await page.reload();
  await expect(accountPicture(page)).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await hasNotified(page, 'Photo removed');
  await expect(accountPicture(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account of/ })).toContainText('IM');
});

test('refuses a file that is not a picture, whatever its name says, and keeps the page usable (D.150)', async ({
  page,
}) => {
  await signIn(page, 'op-02@attesta.example', settings);
  const field = page.getByLabel('Photo', { exact: true });
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: script });
  await expect(page.getByText('This file cannot be used. Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await field.setInputFiles(png('photo.png', script));
  await expect(page.getByText('The content of this file does not match its name.')).toBeVisible();
  await field.setInputFiles(png('large.png', Buffer.concat([picture(2, 2), Buffer.alloc(5_000_001)])));
  await expect(page.getByText('The file is larger than 5 MB. Choose a smaller one.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save photo' })).toHaveCount(0);

  // These pass the checks of the browser; the server decides by the content.
  await field.setInputFiles({ name: 'photo.webp', mimeType: 'image/webp', buffer: script });
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('This file is not a PNG, JPEG or WebP picture. Choose another one.')).toBeVisible();
  await field.setInputFiles(png('huge.png', bomb(6000, 5000)));
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('This picture has more than 25 million pixels. Choose a smaller one.')).toBeVisible();
  await field.setInputFiles(png('cut.png', picture(300, 300).subarray(0, 60)));
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('This picture cannot be read. Save it again as PNG or JPEG')).toBeVisible();
  await expect(accountPicture(page)).toHaveCount(0);
  await field.setInputFiles(png('portrait.png', picture(20, 20)));
  await page.getByRole('button', { name: 'Save photo' }).click();
  await hasNotified(page, 'Photo saved');
});

test('uploads the logo of the organisation, which is the account picture without a photo (S2.86, D.150)', async ({
  page,
}) => {
  await signIn(page, 'nb-9102@attesta.example', '/account-settings/notified-body');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(png('logo.png', picture(600, 200)));
  await page.getByRole('button', { name: 'Save logo' }).click();
  await hasNotified(page, 'Logo saved');
  await expect(accountPicture(page)).toHaveAttribute('src', /^\/api\/pictures\//);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await hasNotified(page, 'Saved');
  await expect(accountPicture(page)).toHaveAttribute('src', /^\/api\/pictures\//);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await hasNotified(page, 'Logo removed');
  await expect(accountPicture(page)).toHaveCount(0);
});

test('changes the name, and shows the role in the language of the portal (D.150)', async ({ page }) => {
  await signIn(page, people.candidate, settings);
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Kramer');
  await page.getByRole('button', { name: 'Save name' }).click();
  await hasNotified(page, 'Name saved');
  await expect(page.getByRole('button', { name: 'Account of Zoë Kramer' })).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByText('Candidat à un emploi (expert d’organisme notifié)')).toBeVisible();
});
