import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { preferencesChanged } from '../preferences/model';
import { appStarted } from '../start/app-started';
import { changeLanguageFx } from './model';

it('changes the language with the preference, and not when it is already current (S3.26)', async () => {
  const change = vi.fn<(language: string) => Promise<never>>(() => Promise.resolve(undefined as never));
  const scope = fork({ handlers: [[changeLanguageFx, change]] });
  await allSettled(appStarted, { scope });
  expect(change).not.toHaveBeenCalled();
  await allSettled(preferencesChanged, { scope, params: { i18n: 'ro' } });
  await allSettled(preferencesChanged, { scope, params: { mode: 'dark' } });
  expect(change.mock.calls).toEqual([['ro']]);
});
