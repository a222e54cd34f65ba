import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Stat } from './stat.js';

describeConformance('Stat', <Stat label="Open windows" value="1 204" />, { part: 'stat', element: HTMLDListElement });

describe('Stat', () => {
  it('associates a number with its label and help', async () => {
    const screen = await render(<Stat label="Open windows" value="1 204" help="Published in the last 30 days" />);
    await expect.element(screen.getByRole('term')).toHaveTextContent('Open windows');
    expect(
      screen
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['1 204', 'Published in the last 30 days']);
  });

  it('shows zero as a number and an unknown value as text', async () => {
    const screen = await render(<Stat label="Open windows" value={0} />);
    await expect.element(screen.getByRole('definition')).toHaveTextContent('0');
    await screen.rerender(<Stat label="Open windows" value={null} labels={{ none: 'Inconnu' }} />);
    await expect.element(screen.getByRole('definition')).toHaveTextContent('Inconnu');
  });
});
