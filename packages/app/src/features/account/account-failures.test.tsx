import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../platform/navigation/paths';
import { operatorResponse } from '../../testing/people';
import { openPortal, sent, toastTone, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/account.json';
import { session, settingsHost } from './testing/settings-host';

const words = english.personal;
const failure = { status: 500, body: { code: 'internal', message: 'Broken.' } };
const open = (changes: Host = {}, user: object = operatorResponse) =>
  openPortal({ path: paths.personalSettings, user, host: { ...settingsHost, ...changes } });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name, exact: true });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the personal settings say that', () => {
  it('a session could not be ended', async () => {
    const sessions = [session('s1', true), session('s2', false)];
    await open({ 'GET /api/sessions': { body: { sessions } }, 'DELETE /api/sessions/s2': failure });
    const end = page.getByRole('button', { name: 'End session: Firefox on Linux' });
    await end.click();
    await expect.poll(toastTone).toBe('error');
    await expect.element(end).toBeVisible();
  });

  it('the data could not be downloaded', async () => {
    await open({ 'GET /api/account/export': failure });
    await button(words.data.export).click();
    await expect.poll(toastTone).toBe('error');
  });

  it('a picture was refused, at its field, and that it could not be removed', async () => {
    const refused = { status: 415, body: { code: 'unsupported_picture', message: 'No picture.' } };
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]); // the signature alone
    const photo = { ...operatorResponse, photo_url: '/api/pictures/p1' };
    await open({ 'PUT /api/account/photo': refused, 'DELETE /api/account/photo': failure }, photo);
    await button(english.pictures.photo.remove).click();
    await expect.poll(toastTone).toBe('error');
    const field = page.getByLabelText(english.pictures.photo.label, { exact: true });
    await userEvent.upload(field, new File([png], 'me.png', { type: 'image/png' }));
    await button(english.pictures.photo.save).click();
    await vi.waitFor(() => expect(sent('PUT /api/account/photo')).toHaveLength(1));
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('an address could not be kept', async () => {
    const change = {
      email: 'new@example.org',
      confirmedAtCurrent: false,
      confirmedAtNew: true,
      expiresAt: '2026-12-01T08:00:00.000Z',
    };
    await open({ 'GET /api/account/email': { body: { change } }, 'DELETE /api/account/email': failure });
    await button(words.email.cancel).click();
    await expect.poll(toastTone).toBe('error');
  });
});

it('a closed account says that it could not be restored (D.156)', async () => {
  const closed = {
    ...operatorResponse,
    is_account_active: false,
    inactive_reason: 'deletion_pending',
    deletion_date: '2026-12-26',
  };
  await open({ 'DELETE /api/account/deletion': failure }, closed);
  await button(english.inaccessible.deletionPending.undo).click();
  await expect.poll(toastTone).toBe('error');
});

it('the recovery codes can be copied and printed (D.131)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open({
    'POST /api/second-factor': { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Attesta?secret=ABCDEFGH' } },
    'POST /api/second-factor/confirm': { body: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } },
  });
  await button(words.factor.setUp).click();
  await userEvent.fill(group(words.factor.title).getByLabelText('Current password'), 'a long sentence');
  await button(words.factor.continue).click();
  await userEvent.fill(page.getByLabelText(words.factor.code), '123456');
  await button(words.factor.confirm).click();
  await button(words.factor.codes.copy).click();
  await expect.poll(() => copy.mock.lastCall?.[0]).toBe('aaaa-bbbb\ncccc-dddd');
  await button(words.factor.codes.print).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  copy.mockRestore();
});
