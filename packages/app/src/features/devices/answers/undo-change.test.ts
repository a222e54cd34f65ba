import { emptyDevice, type Device } from '@attesta/domain/devices/schema';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../../../platform/http/send';
import { undoChange, undoFailure } from './undo-change';

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
    const send = vi.fn().mockResolvedValue({ device: device({ version: 3 }) });
    const previous = device({ workingName: 'Before', sterile: null, latex: 'no' });
    const saved = device({ version: 2, workingName: 'After', sterile: 'yes', latex: 'no' });
    await undoChange(send as unknown as Send, saved, previous);
    expect(send.mock.calls[0]?.[1]).toEqual({
      params: { id: 'd1' },
      body: { workingName: 'Before', sterile: null, version: 2 },
    });
  });

  it('says whether the device has changed since or the earlier answers are refused (D.166)', () => {
    expect(undoFailure({ code: 'conflict', message: '' })).toBe('changed');
    expect(undoFailure({ code: 'invalid', message: '' })).toBe('refused');
    expect(undoFailure({ code: 'unavailable', message: '' })).toBeNull();
  });
});
