import { getAccount } from '@attesta/domain/account/calls';
import { listDevices } from '@attesta/domain/devices/calls';
import { expect, it } from 'vitest';
import { createCallFx } from './call-fx';

const getAccountFx = createCallFx(getAccount);
const listDevicesFx = createCallFx(listDevices);

it('effects of calls have their own ids, which tests and serialized scopes need', () => {
  expect(getAccountFx.sid).not.toBeNull();
  expect(getAccountFx.sid).not.toBe(listDevicesFx.sid);
});
