import { describe, expect, it } from 'vitest';
import english from '../../platform/i18n/en/availability.json';
import { windowWith } from '../../testing/availability-window';
import { bodyHost, designations, openWindows, today } from './testing/open-windows';
import { main, openButton, panel, row, shows, table, words } from './testing/windows-page';

const { gap } = english;
/** The MDR designation ends within the first window; the IVDR designation has ended. */
const host = () => ({
  ...bodyHost(
    windowWith({ slots: 4 }),
    windowWith({ id: 'w2', code: 'IVR0101', regulation: 'IVDR' }),
    windowWith({ id: 'w3', code: 'MDN1204', to: '2026-12-31' }),
  ),
  'GET /api/availability/designations': {
    body: {
      designations: [
        { ...designations[0], validTo: '2027-02-28' },
        { ...designations[1], validTo: '2026-11-01' },
      ],
      today,
    },
  },
});

describe('windows whose code is not designated on all days (D.724)', () => {
  it('are marked in the table, and their panel says what that means', async () => {
    await openWindows(host(), table);
    await shows('IVR 0101', new RegExp(`${gap.none} · .*${english.status.closed}`));
    await shows('MDA 0203', /Designated until 28 Feb 2027 · .*Open/);
    await expect.element(row('MDN 1204').getByText('Designated', { exact: false })).not.toBeInTheDocument();
    await openButton('IVR 0101').click();
    await expect.element(panel.getByText(gap.notUsable)).toBeVisible();
  });

  it('are found by the state that they show', async () => {
    await openWindows(host(), `${table}&status=closed`);
    await shows('IVR 0101', english.status.closed);
    await expect.element(row('MDA 0203')).not.toBeInTheDocument();
  });

  it.each([table, '?view=timeline'])('are not found by the state that their places would have (%s)', async (view) => {
    await openWindows(host(), `${view}&status=open`);
    await expect.element(row('MDA 0203')).toBeVisible();
    await expect.element(row('IVR 0101')).not.toBeInTheDocument();
  });

  it('are marked on the timeline, and their places on other days do not count as free', async () => {
    await openWindows(host());
    const bar = (name: RegExp) => main.getByRole('treegrid').getByRole('button', { name });
    await expect.element(bar(/^IVR 0101, 1 Dec.*Closed, Not designated/)).toBeVisible();
    await expect.element(bar(/^MDA 0203, 1 Dec.*Open.*Designated until 28 Feb 2027/)).toBeVisible();
    await expect.element(row('^IVR 0101').getByText('0 free', { exact: true })).toBeVisible();
    await expect.element(row('^MDA 0203').getByText('4 free', { exact: true })).toBeVisible();
    await shows(words.freePlaces, '0644000');
  });
});
