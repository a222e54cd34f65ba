import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/button.js';
import { describeConformance } from '../../testing/conformance.js';
import { EmptyState } from './empty-state.js';

describeConformance('EmptyState', <EmptyState title="No devices yet">They will appear here.</EmptyState>, {
  part: 'empty-state',
  element: HTMLDivElement,
});

describe('EmptyState', () => {
  it('shows what is missing, why, and the next step', async () => {
    const screen = await render(
      <EmptyState
        title="No devices yet"
        icon={<svg role="img" aria-label="box" />}
        action={<Button>Register device</Button>}
      >
        They will appear here.
      </EmptyState>,
    );
    await expect.element(screen.getByText('No devices yet')).toBeVisible();
    await expect.element(screen.getByText('They will appear here.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Register device' })).toBeVisible();
    expect(screen.getByRole('img').elements()).toHaveLength(0);
  });

  it('renders the title as a heading only when `headingLevel` is set', async () => {
    const screen = await render(<EmptyState title="No devices yet" />);
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
    await screen.rerender(<EmptyState title="No devices yet" headingLevel={3} />);
    await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('No devices yet');
  });
});
