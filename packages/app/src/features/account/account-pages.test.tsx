import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { $token } from '../../platform/http/token';
import { paths } from '../../platform/navigation/paths';
import { $session, sessionEnded } from '../../platform/session/model';
import { operatorResponse } from '../../testing/people';
import { openPortal, pending, requests, sent, showsToast, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/account.json';
import { account, deletion, session, settingsHost } from './testing/settings-host';

const words = english.personal;
const userCall = 'GET /api/get-authenticated-user';
const open = (changes: Host = {}, path: string = paths.personalSettings) =>
  openPortal({ path, host: { ...settingsHost, ...changes } });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const accountMenu = () => page.getByRole('banner').getByRole('button', { name: /^Account of/ });
const group = (name: string) => page.getByRole('group', { name, exact: true });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the personal settings', () => {
  it('read everything when they open, once (D.135)', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect.element(page.getByText('Firefox on Linux').first()).toBeVisible();
    for (const call of ['sessions', 'second-factor', 'account/email', 'account/preferences', 'account/deletion'])
      expect(sent(`GET /api/${call}`)).toHaveLength(1);
  });

  it('change the name, in the account menu too (D.150)', async () => {
    const saved = { ...operatorResponse, first_name: 'Anna' };
    await open({ 'PUT /api/account/person': { body: { user: saved } } });
    await userEvent.fill(page.getByLabelText(words.profile.firstName), 'Anna');
    await button(words.profile.saveName).click();
    await showsToast(words.profile.nameSaved);
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Account of Anna Pop' })).toBeVisible();
    expect(sent('PUT /api/account/person')[0]!.body).toEqual({ firstName: 'Anna', lastName: 'Pop' });
    expect(sent(userCall)).toHaveLength(1);
  });

  it('show a refused name at its field, and any other failure above the form', async () => {
    const refusals = [
      { status: 400, body: { code: 'invalid', message: 'No.', fields: { lastName: 'too_long' } } },
      { status: 500, body: { code: 'internal', message: 'Broken.' } },
    ];
    await open({ 'PUT /api/account/person': () => refusals.shift()! });
    const form = group(words.profile.name);
    await button(words.profile.saveName).click();
    await expect.element(page.getByLabelText(words.profile.lastName)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.fill(page.getByLabelText(words.profile.lastName), 'Popa');
    await button(words.profile.saveName).click();
    await expect.element(form.getByRole('alert')).toBeVisible();
  });

  it('show a photo before it is saved, then in the account menu, and remove it (D.150)', async () => {
    const png = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (byte) => byte.charCodeAt(0),
    );
    const stored =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await open({
      'PUT /api/account/photo': { body: { user: { ...operatorResponse, photo_url: stored } } },
      'DELETE /api/account/photo': { body: { user: operatorResponse } },
    });
    await userEvent.upload(
      page.getByLabelText(english.pictures.photo.label, { exact: true }),
      new File([png], 'me.png', { type: 'image/png' }),
    );
    await button(english.pictures.photo.save).click();
    await showsToast(english.pictures.photo.saved);
    await vi.waitFor(() => expect(accountMenu().element().querySelector('[data-photo]')).not.toBeNull());
    expect(sent('PUT /api/account/photo')[0]!.body).toBeInstanceOf(Blob);
    await button(english.pictures.photo.remove).click();
    await showsToast(english.pictures.photo.removed);
    await vi.waitFor(() => expect(accountMenu().element().querySelector('[data-photo]')).toBeNull());
  });

  it('continue the session with the new token after the password was changed, and empty the fields (S2.80)', async () => {
    const scope = await open({ 'PUT /api/change-password': { body: { token: 't2' } } });
    const field = (name: string) => page.getByLabelText(name, { exact: true });
    await userEvent.fill(group(english.settings.password).getByLabelText('Current password'), 'the old sentence');
    await userEvent.fill(field('New password'), 'a new sentence');
    await button(english.settings.changePassword).click();
    await showsToast(english.settings.passwordChanged);
    expect(scope.getState($token)).toBe('t2');
    expect(localStorage.getItem('serviceToken')).toBe('t2');
    await expect.element(field('New password')).toHaveValue('');
    await accountMenu().click();
    await expect
      .element(page.getByRole('menuitem', { name: /E-Tool/ }))
      .toHaveAttribute('href', expect.stringMatching(/token=t2$/));
  });

  it('request, show and cancel a change of the address, and fetch the user once it is over (D.154)', async () => {
    const change = {
      email: 'new@example.org',
      confirmedAtCurrent: false,
      confirmedAtNew: true,
      expiresAt: '2026-12-01T08:00:00.000Z',
    };
    await open({
      'POST /api/account/email': { body: { change } },
      'DELETE /api/account/email': { body: { accepted: true } },
    });
    const row = group(words.email.title);
    await button(words.email.change).click();
    await expect.element(page.getByLabelText(words.email.new)).toHaveFocus();
    await button('Cancel').click();
    await expect.element(row).toHaveFocus();
    await button(words.email.change).click();
    await userEvent.fill(page.getByLabelText(words.email.new), change.email);
    await userEvent.fill(row.getByLabelText('Current password'), 'a long sentence');
    await button(words.email.send).click();
    await showsToast(words.email.sent);
    await expect.element(row.getByText(`New address: ${change.email}`)).toBeVisible();
    expect(sent('GET /api/account/email')).toHaveLength(1);
    await button(words.email.again).click();
    await expect.element(page.getByLabelText(words.email.new)).toHaveValue(change.email);
    await button('Cancel').click();
    await button(words.email.cancel).click();
    await showsToast(words.email.cancelled);
    await expect.element(button(words.email.change)).toBeVisible();
    await vi.waitFor(() => expect(sent(userCall)).toHaveLength(2));
  });

  it('end a session, and all others at once, without fetching their list before the table changes (D.131)', async () => {
    let ids = ['s1', 's2', 's3', 's4'];
    const end = (id: string) => () => {
      ids = ids.filter((one) => one !== id);
      return { body: { accepted: true } };
    };
    await open({
      'GET /api/sessions': () => ({ body: { sessions: ids.map((id) => session(id, id === 's1')) } }),
      'DELETE /api/sessions/s2': end('s2'),
      'DELETE /api/sessions/s3': () => {
        end('s3')();
        return { status: 404, body: { code: 'not_found', message: 'Gone.' } };
      },
      'DELETE /api/sessions/s4': end('s4'),
    });
    const ends = page.getByRole('button', { name: 'End session: Firefox on Linux' });
    await expect.poll(() => ends.elements().length).toBe(3);
    await ends.first().click();
    await showsToast('Session ended');
    await expect.poll(() => ends.elements().length).toBe(2);
    await expect.element(group(words.sessions.title)).toHaveFocus();
    await button(words.sessions.endOthers).click();
    await showsToast('2 sessions ended');
    await expect.poll(() => ends.elements().length).toBe(0);
    await expect.element(button(words.sessions.endOthers)).not.toBeInTheDocument();
  });

  it('set up two-step sign-in with the codes to keep, and turn it off (D.131)', async () => {
    const second: Host = {
      'POST /api/second-factor': { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Attesta?secret=ABCDEFGH' } },
      'POST /api/second-factor/confirm': { body: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } },
      'POST /api/second-factor/recovery-codes': { body: { recoveryCodes: ['eeee-ffff'] } },
      'POST /api/second-factor/remove': { body: { accepted: true } },
    };
    const hosted = { ...settingsHost, ...second };
    await openPortal({ path: paths.personalSettings, host: hosted });
    const row = group(words.factor.title);
    const password = () => row.getByLabelText('Current password');
    await button(words.factor.setUp).click();
    hosted['GET /api/second-factor'] = pending; // each change answers this read
    await expect.element(password()).toHaveFocus();
    await userEvent.fill(password(), 'a long sentence');
    await button(words.factor.continue).click();
    await expect.element(row.getByRole('img', { name: words.factor.qrCode })).toBeVisible();
    await expect.element(row.getByText('ABCD EFGH')).toBeVisible();
    await expect.element(page.getByLabelText(words.factor.code)).toHaveFocus();
    await userEvent.fill(page.getByLabelText(words.factor.code), '123456');
    await button(words.factor.confirm).click();
    await expect.element(row.getByText('cccc-dddd')).toBeVisible();
    await expect.element(row).toHaveFocus();
    await button(words.factor.codes.done).click();
    await expect.element(row.getByText('2 recovery codes are left.')).toBeVisible();
    await vi.waitFor(() => expect(sent('GET /api/sessions').length).toBeGreaterThan(1));
    await button(words.factor.renew).click();
    await userEvent.fill(password(), 'a long sentence');
    await userEvent.fill(page.getByLabelText(words.factor.code), '123456');
    await button(words.factor.renew).click();
    await expect.element(row.getByText('eeee-ffff')).toBeVisible();
    await button(words.factor.codes.done).click();
    await expect.element(row.getByText('1 recovery code is left.')).toBeVisible();
    await button(words.factor.turnOff).click();
    await userEvent.fill(password(), 'a long sentence');
    await userEvent.fill(page.getByLabelText(words.factor.code), 'eeee-ffff');
    await button(words.factor.turnOff).click();
    await showsToast(words.factor.turnedOff);
    await expect.element(button(words.factor.setUp)).toBeVisible();
    expect(sent('POST /api/second-factor/remove')[0]!.body).toEqual({
      currentPassword: 'a long sentence',
      oneTimeCode: 'eeee-ffff',
    });
  });

  it('save which e-mails are sent, and in which language (D.157)', async () => {
    await open({ 'PUT /api/account/preferences': ({ body }) => ({ body }) });
    await page.getByRole('checkbox', { name: words.mails.kinds.ownCancellation.name }).click();
    await page.getByRole('combobox', { name: words.mails.language }).click();
    await page.getByRole('option', { name: 'Română' }).click();
    await button(words.mails.save).click();
    await showsToast(words.mails.saved);
    expect(sent('PUT /api/account/preferences')[0]!.body).toEqual({
      mailLanguage: 'ro',
      notifications: { waitingListJoined: true, ownCancellation: false },
    });
    expect(sent('GET /api/account/preferences')).toHaveLength(1);
  });

  it('download the data, and say so (D.155)', async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#saved';
    });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open({ 'GET /api/account/export': { body: new TextEncoder().encode('PK').buffer } });
    await button(words.data.export).click();
    await showsToast(words.data.exported);
    expect(names).toEqual(['attesta-my-data.zip']);
    expect(await files[0]!.text()).toBe('PK');
    create.mockRestore();
    click.mockRestore();
  });

  it('close the account with the password, and the code if there is one; then it can be restored (D.156)', async () => {
    const closed = {
      ...operatorResponse,
      is_account_active: false,
      inactive_reason: 'deletion_pending',
      deletion_date: '2026-12-26',
    };
    await open({
      'GET /api/second-factor': { body: { enabled: true, recoveryCodesLeft: 3 } },
      'POST /api/account/deletion': { body: { user: closed, deletion: { ...deletion, date: '2026-12-26' } } },
      'DELETE /api/account/deletion': { body: { user: operatorResponse } },
    });
    const row = group(words.deletion.title);
    await expect.element(row.getByText('2 devices with their answers')).toBeVisible();
    await button(words.deletion.open).click();
    await expect.element(row.getByLabelText('Current password')).toHaveFocus();
    await button('Cancel').click();
    await expect.element(row).toHaveFocus();
    await button(words.deletion.open).click();
    await userEvent.fill(row.getByLabelText('Current password'), 'a long sentence');
    await userEvent.fill(row.getByLabelText(words.factor.code), '123456');
    await button(words.deletion.submit).click();
    await showsToast(words.deletion.requested);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Your account will be deleted on 26 Dec 2026' }))
      .toBeVisible();
    expect(sent('POST /api/account/deletion')[0]!.body).toMatchObject({ oneTimeCode: '123456' });
    await button(english.inaccessible.deletionPending.undo).click();
    await showsToast(english.inaccessible.deletionPending.undone);
    await vi.waitFor(() => expect(location.pathname).toBe(paths.operatorDashboard));
  });

  it('link to the settings of the organisation, and to their own sections', async () => {
    await open();
    const navigation = page.getByRole('navigation', { name: words.sections.label });
    await expect.element(navigation.getByRole('link', { name: words.title })).toHaveAttribute('aria-current', 'page');
    await expect
      .element(navigation.getByRole('link', { name: words.sections.data.title }))
      .toHaveAttribute('href', '#data');
    await navigation.getByRole('link', { name: words.organisation }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: english.settings.title })).toBeVisible();
  });
});

describe('the settings of the organisation', () => {
  it('save changes with a toast, and keep them for the next visit without a request (S2.36)', async () => {
    const hosted: Host = {
      ...settingsHost,
      'PUT /api/account': ({ body }) => ({ body: { account: body, user: operatorResponse } }),
    };
    await openPortal({ path: paths.operatorSettings, host: hosted });
    const name = page.getByLabelText(english.configuration.organisationName);
    await expect.element(name).toHaveValue('Corvia');
    hosted['GET /api/account'] = pending; // the response to the change answers it
    await userEvent.fill(name, 'Corvia Devices');
    await expect.poll(() => sessionStorage.getItem('attesta-drafts') ?? '').toContain('Corvia Devices');
    await button(english.settings.submit).click();
    await showsToast(english.settings.saved);
    expect(sent('PUT /api/account')[0]!.body).toEqual({ ...account, organisationName: 'Corvia Devices' });
    await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toBeNull();
    await page.getByRole('link', { name: words.title }).first().click();
    await page.getByRole('link', { name: words.organisation }).first().click();
    await expect.element(name).toHaveValue('Corvia Devices');
  });

  it('drop unsaved input when they are left, but not when the session expires', async () => {
    const scope = await open({}, paths.operatorSettings);
    const name = page.getByLabelText(english.configuration.organisationName);
    await userEvent.fill(name, 'Typed');
    await page.getByRole('link', { name: words.title }).first().click();
    await vi.waitFor(() => expect(sessionStorage.getItem('attesta-drafts')).toBeNull());
    await page.getByRole('link', { name: words.organisation }).first().click();
    await expect.element(name).toHaveValue('Corvia');
    await userEvent.fill(name, 'Typed');
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await expect.element(button('Sign in')).toBeVisible();
    expect(sessionStorage.getItem('attesta-drafts')).toContain('Typed');
  });

  it('need a representative outside the Union', async () => {
    await open({}, paths.operatorSettings);
    const country = page.getByRole('combobox', { name: english.configuration.country }).first();
    await userEvent.fill(country, 'Japan');
    await page.getByRole('option', { name: 'Japan' }).click();
    await expect.element(page.getByLabelText(english.configuration.representativeName)).toBeVisible();
  });
});

describe('a first configuration', () => {
  it('opens the page that asked for it, and says that the account is configured', async () => {
    const unconfigured = { ...operatorResponse, account_configured: false, market_operator: null };
    await openPortal({
      path: `${paths.configuration}?to=${paths.statistics}`,
      user: unconfigured,
      host: {
        ...settingsHost,
        'PUT /api/account': ({ body }) => ({ body: { account: body, user: operatorResponse } }),
      },
    });
    await userEvent.fill(page.getByLabelText(english.configuration.organisationName), 'Corvia');
    await userEvent.fill(page.getByRole('combobox', { name: english.configuration.country }), 'Romania');
    await page.getByRole('option', { name: 'Romania' }).click();
    await page.getByRole('radio', { name: /^Small/ }).click({ force: true });
    await button(english.configuration.submit).click();
    await showsToast(english.configuration.saved);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Global Statistics' })).toBeVisible();
  });
});

describe('an account without access', () => {
  const waiting = {
    ...operatorResponse,
    roles: [{ name: 'notified_body' }],
    user_notified_body_request_status: 'unapproved',
    notified_body: { name: 'Certis', number: '1234', logo_url: null },
    market_operator: null,
  };
  const bodyAccount = {
    kind: 'notified_body',
    number: '1234',
    name: 'Certis',
    country: 'DE',
    city: 'Kassel',
    contactEmail: 'desk@certis.example',
    showContact: false,
    documentationLanguages: ['en'],
    logoUrl: null,
  };

  it('asks the server again, says that nothing has changed, and opens the dashboard once it is approved (D.153)', async () => {
    let user: object = waiting;
    await openPortal({
      path: paths.bodyDashboard,
      user: waiting,
      host: { ...settingsHost, [userCall]: () => ({ body: { user } }) },
    });
    await expect.element(page.getByText(english.inaccessible.unapproved.title)).toBeVisible();
    await button(english.inaccessible.check).click();
    await expect.element(page.getByText(english.inaccessible.unchanged)).toBeVisible();
    user = { ...waiting, user_notified_body_request_status: 'approved' };
    await button(english.inaccessible.check).click();
    await vi.waitFor(() => expect(location.pathname).toBe(paths.bodyDashboard));
  });

  it('corrects its data and submits the refused request again; it can sign out (D.153)', async () => {
    const rejected = { ...waiting, user_notified_body_request_status: 'rejected' };
    const scope = await openPortal({
      path: paths.bodyDashboard,
      user: rejected,
      host: {
        ...settingsHost,
        'GET /api/account': { body: { account: bodyAccount } },
        'PUT /api/account': ({ body }) => ({ body: { account: body, user: rejected } }),
        'POST /api/account/request': { body: { user: waiting } },
        'DELETE /api/logout': { status: 204 },
      },
    });
    await expect.element(page.getByText(english.inaccessible.rejected.title)).toBeVisible();
    await button(english.inaccessible.correct.open).click();
    await userEvent.fill(page.getByLabelText(english.configuration.bodyName), 'Certis GmbH');
    await button(english.inaccessible.correct.submit).click();
    await expect.element(page.getByText(english.inaccessible.unapproved.title)).toBeVisible();
    expect(requests.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/api/account',
      '/api/account/request',
    ]);
    await button(english.inaccessible.logout).click();
    await expect.element(button('Sign in')).toBeVisible();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });
});
