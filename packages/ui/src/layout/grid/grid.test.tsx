import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Grid, GridItem, type GridItemProps, type GridProps } from './index.js';

describeConformance(
  'Grid',
  <Grid>
    <p>Account</p>
    <GridItem span={2}>Loan</GridItem>
  </Grid>,
  { part: 'grid', element: HTMLDivElement },
);
describeConformance('GridItem', <GridItem span={2}>Loan</GridItem>, {
  part: 'grid-item',
  element: HTMLDivElement,
  ownClass: false,
});

const Example = ({
  inlineSize,
  span,
  ...props
}: Partial<GridProps> & Pick<GridItemProps, 'span'> & { inlineSize: number }) => (
  <div style={{ inlineSize }}>
    <Grid gap={20} {...props}>
      {span && (
        <GridItem id="wide" span={span}>
          wide
        </GridItem>
      )}
      {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
        <div key={id} id={id}>
          {id}
        </div>
      ))}
    </Grid>
  </div>
);
const box = (id: string) => document.getElementById(id)!.getBoundingClientRect();
const columnsOf = (container: HTMLElement) =>
  getComputedStyle(container.querySelector('[data-part="grid"]')!).gridTemplateColumns.split(' ').length;

describe('Grid', () => {
  it.each([
    [1060, 4],
    [780, 3],
    [519, 2],
    [499, 1],
    [120, 1],
  ])('has in a container of %d px as many columns of 240 px as fit: %d', async (inlineSize, count) => {
    const { container } = await render(<Example inlineSize={inlineSize} />);
    expect(columnsOf(container)).toBe(count);
    expect(box('a').width).toBeLessThanOrEqual(inlineSize);
  });

  it.each([1, 2, 3, 4, 6] as const)('has at most %d columns, which fill the container', async (columns) => {
    const { container } = await render(<Example inlineSize={1999} minColumn={120} columns={columns} />);
    expect(columnsOf(container)).toBe(columns);
    expect(box('a').width).toBeCloseTo((1999 - 20 * (columns - 1)) / columns, 0);
  });

  it('starts at the right in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Example inlineSize={600} />
      </div>,
    );
    expect(box('b').right).toBeLessThan(box('a').left);
  });

  it.each([
    [1200, 2, 2],
    [1200, 'full', 4],
    [600, 2, 2],
    [300, 2, 1],
    [600, 3, 2],
  ] as const)('in %d px, an item of span %s covers %d columns', async (inlineSize, span, covered) => {
    await render(<Example inlineSize={inlineSize} span={span} />);
    const column = box('a').width;
    expect(box('wide').width).toBeCloseTo(column * covered + 20 * (covered - 1), 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      Math.max(document.documentElement.clientWidth, inlineSize),
    );
  });
});
