import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ScoreRing } from './score-ring.js';

describeConformance('ScoreRing', <ScoreRing value={82} label="Match" />, {
  part: 'score-ring',
  element: HTMLSpanElement,
});

describe('ScoreRing', () => {
  it('is a meter with the name, the range and the text of the score', async () => {
    const screen = await render(<ScoreRing value={82.5} label="Match" valueText="82.5 of 100 points" />);
    const meter = screen.getByRole('meter', { name: 'Match' });
    await expect.element(meter).toHaveAttribute('aria-valuenow', '82.5');
    await expect.element(meter).toHaveAttribute('aria-valuemax', '100');
    await expect.element(meter).toHaveAttribute('aria-valuetext', '82.5 of 100 points');
    expect(meter.element().textContent).toBe('83');
  });

  it.each([
    [0, 0],
    [0.1, 1],
    [50, 6],
    [99.9, 11],
    [100, 12],
    [140, 12],
    [-5, 0],
    [Number.NaN, 0],
  ])('with %d of 100 fills %d notches, all of them only at the highest score', async (value, filled) => {
    const screen = await render(<ScoreRing value={value} label="Match" />);
    await expect.element(screen.getByRole('meter')).toHaveAttribute('data-filled', String(filled));
  });

  it('does not round an incomplete score up to the highest one', async () => {
    const screen = await render(<ScoreRing value={99.999} label="Match" />);
    expect(screen.getByRole('meter').element().textContent).toBe('99');
  });

  it.each([Number.NaN, Infinity, -10, 0])('counts to 100 with the maximum %d', async (max) => {
    const screen = await render(<ScoreRing value={5} max={max} label="Match" />);
    await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '5 of 100');
  });

  it('always reports a value inside its range', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double(), fc.integer({ min: 1, max: 1000 }), async (value, max) => {
        const screen = await render(<ScoreRing value={value} max={max} label="Match" />);
        const now = Number(screen.getByRole('meter').element().getAttribute('aria-valuenow'));
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(max);
        await screen.unmount();
      }),
      { numRuns: 30 },
    );
  });
});
