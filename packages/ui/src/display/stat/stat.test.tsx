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

  it('has the figures of a row on one line if a label wraps', async () => {
    const screen = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '90px 90px', inlineSize: 200 }}>
        <Stat label="Open" value={4} />
        <Stat label="Waiting for an assessor of the region" value={12} />
      </div>,
    );
    const [one, two] = screen.getByRole('definition').elements();
    expect(one!.getBoundingClientRect().top).toBe(two!.getBoundingClientRect().top);
  });

  it.each([320, 150, 140])('never breaks inside a group of digits at %d px', async (inlineSize) => {
    const { container } = await render(
      <div style={{ inlineSize }}>
        <Stat label="Paid" value="€1,250,000.00" />
      </div>,
    );
    const figure = container.querySelector('bdi')!;
    const range = document.createRange();
    range.selectNodeContents(figure);
    expect(range.getClientRects()).toHaveLength(1);
    expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(inlineSize);
  });

  it('wraps between groups of digits that are separated by non-breaking spaces', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 90 }}>
        <Stat label="Payé" value={'12\u202f450\u202f000,00\u00a0€'} />
      </div>,
    );
    const lines = [...container.querySelector('bdi')!.childNodes]
      .filter((node) => node instanceof Text)
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects().length;
      });
    expect(lines).toEqual([1, 1, 1]);
  });

  it('is as wide as its figure in a row of flexible width', async () => {
    const { container } = await render(
      <div style={{ display: 'flex' }}>
        <Stat label="Paid" value="€1,250,000.00" />
      </div>,
    );
    const figure = container.querySelector('bdi')!;
    expect(getComputedStyle(figure).fontSize).toBe(getComputedStyle(figure.parentElement!).fontSize);
  });

  it('shows zero as a number and an unknown value as text', async () => {
    const screen = await render(<Stat label="Open windows" value={0} />);
    await expect.element(screen.getByRole('definition')).toHaveTextContent('0');
    await screen.rerender(<Stat label="Open windows" value={null} labels={{ none: 'Inconnu' }} />);
    await expect.element(screen.getByRole('definition')).toHaveTextContent('Inconnu');
  });
});
