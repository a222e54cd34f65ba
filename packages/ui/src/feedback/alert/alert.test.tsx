import { wcagContrast } from 'culori';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Button } from '../../inputs/button/index.js';
import { presetIds, ThemeRoot } from '../../theme/index.js';
import { Alert } from './alert.js';

describeConformance(
  'Alert',
  <Alert tone="warning" title="Certificate ends soon">
    On 12 Mar 2027.
  </Alert>,
  { part: 'alert', element: HTMLDivElement },
);

describe('Alert', () => {
  it('is not announced on the initial render without `live`', async () => {
    await render(<Alert tone="error">The register is not available.</Alert>);
    expect(page.getByRole('alert').query()).toBeNull();
    expect(page.getByRole('status').query()).toBeNull();
  });

  it.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('announces an alert of tone %s as %s', async (tone, role) => {
    await render(
      <Alert tone={tone} live>
        The device was registered.
      </Alert>,
    );
    await expect.element(page.getByRole(role)).toHaveTextContent('The device was registered.');
  });

  it.each(['light', 'dark'] as const)(
    'keeps the contrast of text and border of its action on the tint in every preset: %s',
    async (mode) => {
      const tones = ['info', 'success', 'warning', 'error'] as const;
      await render(
        presetIds.map((preset) => (
          <ThemeRoot key={preset} preset={preset} mode={mode}>
            {tones.map((tone) => (
              <Alert
                key={tone}
                tone={tone}
                action={
                  <>
                    <Button size="small" variant="outlined" tone="neutral">
                      Try again
                    </Button>
                    <Button size="small" variant="outlined">
                      Compare
                    </Button>
                  </>
                }
              >
                Not saved.
              </Alert>
            ))}
          </ThemeRoot>
        )),
      );
      const actions = page
        .getByRole('button')
        .elements()
        .map((button) => {
          const [style, surface] = [getComputedStyle(button), getComputedStyle(button.closest('[data-part="alert"]')!)];
          return {
            text: wcagContrast(style.color, surface.backgroundColor),
            border: wcagContrast(style.borderBlockStartColor, surface.backgroundColor),
          };
        });
      expect(actions).toHaveLength(presetIds.length * tones.length * 2);
      expect(actions.filter(({ text, border }) => text < 4.5 || border < 3)).toEqual([]);
    },
  );

  it('is announced with the given role', async () => {
    await render(
      <Alert tone="error" live="status">
        Not saved.
      </Alert>,
    );
    await expect.element(page.getByRole('status')).toBeVisible();
  });

  it('closes by pointer and by keyboard', async () => {
    const onClose = vi.fn();
    await render(
      <Alert onClose={onClose} closeLabel="Fermer">
        Bienvenue
      </Alert>,
    );
    const close = page.getByRole('button', { name: 'Fermer' });
    await close.click();
    (close.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('moves the focus to the heading of its dialog when it is removed with the focus', async () => {
    const screen = await render(
      <dialog open>
        <h2>Discard the draft</h2>
        <Alert onClose={() => undefined}>Not saved.</Alert>
      </dialog>,
    );
    (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await screen.rerender(
      <dialog open>
        <h2>Discard the draft</h2>
      </dialog>,
    );
    expect(document.activeElement).toBe(page.getByRole('heading').element());
  });

  it('breaks long words', async () => {
    const screen = await render(
      <div style={{ inlineSize: 240 }}>
        <Alert title={'x'.repeat(10_000)}>{'设备👩‍🔬'.repeat(500)}</Alert>
      </div>,
    );
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  });
});
