import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Heading, Text } from './typography.js';

describeConformance('Heading', <Heading level={2}>Devices</Heading>, { part: 'heading', element: HTMLHeadingElement });
describeConformance('Text', <Text>Devices</Text>, { part: 'text', element: HTMLParagraphElement });

describe('Typography', () => {
  it('has headings from 0.75rem (h6) to 2.125rem (h1)', async () => {
    const screen = await render(<>{([1, 2, 3, 4, 5, 6] as const).map((level) => <Heading key={level} level={level}>H</Heading>)}</>);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const sizes = screen.getByRole('heading').elements().map((element) => Number.parseFloat(getComputedStyle(element).fontSize) / rem);
    expect(sizes[0]).toBeCloseTo(2.125);
    expect(sizes[5]).toBeCloseTo(0.75);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('keeps its place in the outline when it looks like another level', async () => {
    const screen = await render(<Heading level={1} size="h3">Devices</Heading>);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('breaks a word that is longer than the page', async () => {
    const screen = await render(<div style={{ inlineSize: 200 }}><Text>{'x'.repeat(400)}</Text></div>);
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  });
});
