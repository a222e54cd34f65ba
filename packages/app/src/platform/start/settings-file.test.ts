import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { loadSettingsFx, readSettings } from './settings';

const defaults = {
  apiHost: '',
  eToolUrl: 'https://e-tool.example/',
  jobBoardUrl: 'https://job-board.example/',
  supportEmail: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the settings file is revalidated, and the request has a time limit', async () => {
  const fetchFile = vi.fn<(path: string, options: RequestInit) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetchFile);
  await allSettled(loadSettingsFx, { scope: fork() });
  expect(fetchFile).toHaveBeenCalledWith('/portal-settings.json', {
    cache: 'no-cache',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it('an unreachable settings file is not an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { status, value } = await allSettled(loadSettingsFx, { scope: fork() });
  expect(status).toBe('done');
  expect(value).toMatchObject({ apiHost: '' });
});

it.each(['x:https://api.example', 'https://', 'api.example', 'ftp://api.example'])(
  '%j is not a web address',
  (apiHost) => expect(readSettings({ apiHost }, defaults)).toEqual(defaults),
);

it('the address of the operator must be one e-mail address (D.151)', () => {
  expect(readSettings({ supportEmail: 'help@portal.example' }, defaults).supportEmail).toBe('help@portal.example');
  for (const supportEmail of ['help', 'a@b?cc=c@d', 'a@b, c@d', 7, null])
    expect(readSettings({ supportEmail }, defaults)).toEqual(defaults);
});

it('the settings need an object', () => expect(readSettings(undefined, defaults)).toEqual(defaults));
