import { characteristicIds, type CharacteristicId } from '@attesta/domain/classes/characteristics';
import { emptyDevice, type Device, type DeviceAnswers, type DeviceInput } from '@attesta/domain/devices/schema';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser';
import { portalScope } from '../../../testing/portal-scope';
import { fakeHost } from '../../../testing/fake-host';
import { withYourChanges } from '../record/differences';
import { changeDeviceFx, changesOf, newIdempotencyKey, registerDeviceFx } from './save-device';

const answers: DeviceAnswers = {
  ...emptyDevice,
  workingName: 'Pulsora',
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Measures pulse at the wrist.',
};
const stored = (change: Partial<Device> = {}): Device => ({
  ...answers,
  id: 'd1',
  version: 1,
  operatorId: 'o1',
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  archivedAt: null,
  classVariant: null,
  classVariantProvisional: false,
  ...change,
});

/** Registers a device and returns it. @throws what the effect fails with */
async function register(answered: DeviceAnswers, tried: DeviceInput | null = null): Promise<Device> {
  const params = { answers: answered, idempotencyKey: 'key-of-the-draft', tried };
  const { status, value } = await allSettled(registerDeviceFx, { scope: portalScope(), params });
  if (status === 'fail') throw value;
  return value;
}

describe('registering a device', () => {
  it('sends the answers with the idempotency key of the draft', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ status: 201, body: { device: stored() } }));
    expect((await register(answers)).id).toBe('d1');
    expect(host.seen).toHaveLength(1);
    expect(host.seen[0]).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'key-of-the-draft' } });
    expect(host.seen[0]?.body).toEqual({
      workingName: 'Pulsora',
      regulation: 'MDR',
      stage: 'idea',
      manufacturerCountry: 'RO',
      intendedPurpose: 'Measures pulse at the wrist.',
    });
  });

  it('creates no second record when retried after a lost response, and saves input typed since', async () => {
    fakeBrowser();
    const host = await fakeHost(({ method }) =>
      method === 'POST'
        ? { status: 201, body: { device: stored({ workingName: 'Pulsor' }) } }
        : { body: { device: stored({ version: 2 }) } },
    );
    const tried = { workingName: 'Pulsor', stage: 'idea' } as const;
    expect((await register(answers, tried)).version).toBe(2);
    expect(host.seen[0]?.body).toEqual(tried);
    expect(host.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/devices',
      'PUT /api/devices/d1',
    ]);
    expect(host.seen[1]?.body).toEqual({ workingName: 'Pulsora', version: 1 });
  });

  it('does not count values filled in by the portal as changes', async () => {
    fakeBrowser();
    const classI = {
      ...(Object.fromEntries(characteristicIds.map((id) => [id, 'no'])) as Record<CharacteristicId, 'no'>),
      riskClass: 'I',
    } as const;
    const host = await fakeHost(() => ({
      status: 201,
      body: { device: stored({ ...classI, conformityProcedure: 'DOC', classVariant: 'I' }) },
    }));
    await register({ ...answers, ...classI });
    expect(host.seen).toHaveLength(1);
  });

  it('uses a key of 32 hexadecimal digits', () => expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/));
});

describe('changing a device', () => {
  it('sends only the changes, with the version they are based on', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ body: { device: stored({ version: 4 }) } }));
    const changes = changesOf({ ...answers, sterile: 'yes', workingName: null }, stored());
    await allSettled(changeDeviceFx, { scope: portalScope(), params: { id: 'd1', changes, version: 3 } });
    expect(host.seen[0]).toMatchObject({
      method: 'PUT',
      url: '/api/devices/d1',
      body: { sterile: 'yes', workingName: null, version: 3 },
    });
  });

  it('applies the user’s changes on top of the stored version in a conflict', () => {
    const meanwhile = stored({ version: 2, sterile: 'no', measuring: 'yes' });
    expect(withYourChanges({ stored: meanwhile, yours: { sterile: 'yes' } })).toMatchObject({
      sterile: 'yes',
      measuring: 'yes',
      workingName: 'Pulsora',
    });
  });
});
