import { describe, expect, it } from 'vitest';
import { listWindows } from '../availability/calls.ts';
import { mayCall } from './who.ts';

describe('mayCall', () => {
  it('depends on the role of the caller', () => {
    expect(mayCall('anyone', null)).toBe(true);
    expect(mayCall('signed-in', null)).toBe(false);
    expect(mayCall('signed-in', 'other')).toBe(true);
    expect(mayCall('market_operator', 'market_operator')).toBe(true);
    expect(mayCall('market_operator', 'notified_body')).toBe(false);
    expect(
      [null, 'market_operator', 'notified_body', 'candidate', 'other'].filter((role) =>
        mayCall(listWindows.who, role as null),
      ),
    ).toEqual(['market_operator', 'notified_body']);
  });
});
