import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { windowWith } from '../../testing/availability-window';
import { bodyHost, openWindows } from './testing/open-windows';
import { main, textOf, words } from './testing/windows-page';

const windows = [
  windowWith({ slots: 4, reserved: 1, from: '2027-03-02', to: '2027-05-31' }),
  windowWith({ id: 'w2', from: '2027-06-01', to: '2027-06-30', manualStatus: 'closed' }),
  windowWith({ id: 'w3', code: 'MDN1204', reserved: 2 }),
];

describe('months without a window (D.723)', () => {
  it('are named as such on a card, with the next free day', async () => {
    await openWindows(bodyHost(...windows));
    await page.viewport(390, 900);
    const card = (code: string) => main.getByRole('listitem').filter({ hasText: code });
    await expect.poll(() => textOf(card('MDA 0203'))).toContain('Next free 2 Mar 2027');
    const strip = (code: string) =>
      card(code)
        .getByRole('img')
        .element()
        .getAttribute('aria-label')
        ?.replaceAll(/[\u2066-\u2069]/gu, '');
    expect(strip('MDA 0203')).toMatch(
      /^MDA.0203: Next free 2 Mar 2027\. Nov 2026: No window,.*Mar 2027: 3 of 4 free,.*Jun 2027: Closed, Jul 2027: No window/u,
    );
    expect(textOf(card('MDN 1204'))).toContain(words.noneFree);
    expect(strip('MDN 1204')).toMatch(/Dec 2026: Full/);
    expect(textOf(card('IVR 0101'))).toContain(words.noWindow);
    expect(strip('IVR 0101')).not.toMatch(/free/i);
  });

  it('are named as such on the timeline', async () => {
    await openWindows(bodyHost(...windows));
    const bar = main.getByRole('treegrid').getByRole('button', { name: /^MDA 0203, 2 Mar/ });
    await expect.element(bar).toBeVisible();
    (bar.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^IVR.0101, .*, no window$/u);
  });
});
