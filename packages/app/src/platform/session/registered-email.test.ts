import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { registeredEmail, removeRegisteredEmail, storeRegisteredEmail } from './registered-email';

it('stores the registered address for this tab until it is removed', () => {
  const { localStorage, sessionStorage } = fakeBrowser();
  expect(registeredEmail()).toBeNull();
  storeRegisteredEmail('ana@example.org');
  expect(registeredEmail()).toBe('ana@example.org');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  removeRegisteredEmail();
  expect(registeredEmail()).toBeNull();
});
