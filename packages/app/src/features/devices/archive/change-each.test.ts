import type { Device } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { changeEach } from './change-each';

const devices = ['a', 'b', 'c'].map((id) => ({ id })) as Device[];
const archived = (device: Device): Device => ({ ...device, archivedAt: '2026-11-23T09:00:00Z' });

describe('changeEach', () => {
  it('changes the devices one after the other and returns them as the server did (D.162)', async () => {
    let running = 0;
    const result = await changeEach(devices, async (device) => {
      expect(++running).toBe(1);
      await Promise.resolve();
      running--;
      return archived(device);
    });
    expect(result).toEqual({ changed: devices.map(archived), gone: [], left: [] });
  });

  it('stops at the first error and returns it with the changed devices and those that are left', async () => {
    const error = new Error('offline');
    const asked: string[] = [];
    const result = await changeEach(devices, (device) => {
      asked.push(device.id);
      return device.id === 'b' ? Promise.reject(error) : Promise.resolve(archived(device));
    });
    expect(result).toEqual({ changed: [archived(devices[0]!)], gone: [], left: devices.slice(1), error });
    expect(asked).toEqual(['a', 'b']);
  });

  it('skips devices that no longer exist', async () => {
    const result = await changeEach(devices, (device) =>
      device.id === 'b'
        ? Promise.reject(Object.assign(new Error('gone'), { code: 'not_found' }))
        : Promise.resolve(archived(device)),
    );
    expect(result).toEqual({
      changed: [archived(devices[0]!), archived(devices[2]!)],
      gone: [devices[1]],
      left: [],
    });
  });
});
