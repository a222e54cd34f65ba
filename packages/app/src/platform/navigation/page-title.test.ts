import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $namedPage, nameAt, pageLeft, pageNamed } from './page-title';

const pump = { path: '/dashboard/market-operator/view-medical-device/1', name: 'Infusion pump' };
const lens = { path: '/dashboard/market-operator/view-medical-device/2', name: 'Lens' };

describe('the name of the record in the page title', () => {
  it('applies to the page of the record only (D.170)', () => {
    expect(nameAt(pump, pump.path)).toBe('Infusion pump');
    expect(nameAt(pump, lens.path)).toBeNull();
    expect(nameAt(null, pump.path)).toBeNull();
  });

  it('is ignored if it is blank (D.170)', () => expect(nameAt({ ...pump, name: '  ' }, pump.path)).toBeNull());

  it('is dropped when the page is left, so that the next user of the tab never reads it (D.170)', async () => {
    const scope = fork();
    await allSettled(pageNamed, { scope, params: pump });
    await allSettled(pageLeft, { scope, params: pump.path });
    expect(scope.getState($namedPage)).toBeNull();
  });

  it('stays if the next page was named before the previous one was left (D.170)', async () => {
    const scope = fork();
    await allSettled(pageNamed, { scope, params: pump });
    await allSettled(pageNamed, { scope, params: lens });
    await allSettled(pageLeft, { scope, params: pump.path });
    expect(scope.getState($namedPage)).toEqual(lens);
  });
});
