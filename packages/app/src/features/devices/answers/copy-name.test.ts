import { duplicateDevice } from '@attesta/domain/devices/calls';
import { describe, expect, it } from 'vitest';
import { copyName } from './copy-name';

const isAccepted = (workingName: string) => duplicateDevice.body.safeParse({ workingName }).success;

describe('the name of a copy', () => {
  it.each(['Copy of Pulse', `Copy of ${'x'.repeat(255)}`, `Copy of ${'💉'.repeat(120)}`, `${'x'.repeat(119)} y`])(
    'is accepted by the server: %s (D.165)',
    (name) => {
      expect(isAccepted(copyName(name))).toBe(true);
      expect(name.startsWith(copyName(name))).toBe(true);
    },
  );
});
