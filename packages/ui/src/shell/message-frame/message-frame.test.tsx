import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { MessageFrame } from './message-frame.js';

describeConformance(
  'MessageFrame',
  <MessageFrame code="404" title="This page does not exist">
    Look at the address.
  </MessageFrame>,
  { part: 'message-frame', element: HTMLDivElement },
);

describe('MessageFrame', () => {
  it('shows code, title, text and the next step', async () => {
    const screen = await render(
      <MessageFrame
        code="404"
        title="This page does not exist"
        actions={<Button>Back to the portal</Button>}
        details="Incident 4f1c"
      >
        Look at the address.
      </MessageFrame>,
    );
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Error 404: This page does not exist' }))
      .toBeVisible();
    await expect.element(screen.getByText('Look at the address.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Back to the portal' })).toBeVisible();
    await expect.element(screen.getByText('Incident 4f1c')).toBeVisible();
  });

  it('uses the translated label of the code, and no label without a code', async () => {
    const screen = await render(
      <MessageFrame code="500" title="Panne" labels={{ code: (code) => `Erreur ${code}` }} />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Erreur 500: Panne' })).toBeVisible();
    await screen.rerender(<MessageFrame title="Panne" />);
    await expect.element(screen.getByRole('heading', { name: 'Panne', exact: true })).toBeVisible();
  });

  it('shows a mark or the code large, hidden from screen readers', async () => {
    const screen = await render(
      <MessageFrame title="Waiting for approval" mark={<svg role="img" aria-label="seal" />} />,
    );
    expect(screen.container.querySelector('[data-slot="mark"] > svg')).not.toBeNull();
    expect(screen.getByRole('img').elements()).toHaveLength(0);
    await screen.rerender(<MessageFrame title="Not found" code="404" />);
    expect(screen.container.querySelector('[data-slot="mark"]')).toHaveTextContent('404');
  });

  it('fits any text at 320 px', async () => {
    await page.viewport(320, 640);
    await render(
      <MessageFrame
        code="404"
        title={'x'.repeat(10_000)}
        details={'4f1c'.repeat(200)}
        actions={<Button>{'Retourner à la page d’accueil du portail'}</Button>}
      >
        {'محمد 设备 👩‍🔬'.repeat(200)}
      </MessageFrame>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
  });
});
