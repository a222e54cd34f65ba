import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Seal } from './seal.js';

describeConformance('Seal', <Seal label="Certified" />, { part: 'seal', element: SVGSVGElement });

describe('Seal', () => {
  it('says what it stands for, or is hidden as decoration', async () => {
    const screen = await render(<><Seal label="Prototype" fill={1 / 3} /><Seal data-testid="plain" /></>);
    await expect.element(screen.getByRole('img', { name: 'Prototype' })).toBeVisible();
    expect(screen.getByTestId('plain').element().getAttribute('aria-hidden')).toBe('true');
  });
  it('differs in its inner shape between the two roles', async () => {
    const screen = await render(<><Seal data-testid="a" /><Seal data-testid="b" variant="notified-body" /></>);
    const core = (id: string) => screen.getByTestId(id).element().querySelector('[data-slot="core"]')?.getAttribute('d');
    expect(core('a')).not.toBe(core('b'));
  });
});
