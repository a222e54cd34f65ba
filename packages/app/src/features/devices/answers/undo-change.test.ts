import { emptyDevice, type Device } from '@attesta/domain/devices/schema';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser';
import { fakeHost } from '../../../testing/fake-host';
import { portalScope } from '../../../testing/portal-scope';
import { undoChangeFx, undoFailure } from './undo-change';

const device = (facts: Partial<Device>): Device => ({
  ...emptyDevice,
  id: 'd1',
  version: 1,
  operatorId: 'op',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  archivedAt: null,
  classVariant: null,
  classVariantProvisional: false,
  ...facts,
});

describe('the undo of a change', () => {
  it('sends only the answers that the change replaced, for the version that it created (D.166)', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ body: { device: device({ version: 3 }) } }));
    const previous = device({ workingName: 'Before', sterile: null, latex: 'no' });
    const saved = device({ version: 2, workingName: 'After', sterile: 'yes', latex: 'no' });
    await allSettled(undoChangeFx, { scope: portalScope(), params: { saved, previous } });
    expect(host.seen[0]).toMatchObject({
      method: 'PUT',
      url: '/api/devices/d1',
      body: { workingName: 'Before', sterile: null, version: 2 },
    });
  });

  it('says whether the device has changed since or the earlier answers are refused (D.166)', () => {
    expect(undoFailure({ code: 'conflict', message: '' })).toBe('changed');
    expect(undoFailure({ code: 'invalid', message: '' })).toBe('refused');
    expect(undoFailure({ code: 'unavailable', message: '' })).toBeNull();
  });
});
