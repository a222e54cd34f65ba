import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { Group, type GroupProps } from './index.js';

describeConformance(
  'Group',
  <Group>
    <Button>Pay</Button>
    <Button>Cancel</Button>
  </Group>,
  { part: 'group', element: HTMLDivElement },
);

const Example = ({ inlineSize = 400, ...props }: Partial<GroupProps> & { inlineSize?: number }) => (
  <div style={{ inlineSize }}>
    <Group {...props}>
      {['a', 'b', 'c'].map((id) => (
        <div key={id} id={id} style={{ inlineSize: props.grow ? undefined : 100 }}>
          {id}
        </div>
      ))}
    </Group>
  </div>
);
const box = (id: string) => document.getElementById(id)!.getBoundingClientRect();

describe('Group', () => {
  it('places its children next to each other with the gap', async () => {
    await render(<Example gap={24} />);
    expect(box('b').left - box('a').right).toBeCloseTo(24, 1);
    expect(box('b').top).toBe(box('a').top);
  });

  it('starts at the right in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    expect(box('b').right).toBeLessThan(box('a').left);
  });

  it('wraps in a narrow container, unless `nowrap` is set', async () => {
    const screen = await render(<Example inlineSize={250} />);
    expect(box('c').top).toBeGreaterThan(box('a').top);
    await screen.rerender(<Example inlineSize={250} nowrap />);
    expect(box('c').top).toBe(box('a').top);
    expect(box('c').right).toBeLessThanOrEqual(box('a').left + 250.5);
  });

  it('gives all children the same width with `grow`', async () => {
    await render(<Example grow gap={8} />);
    expect(box('a').width).toBeCloseTo((400 - 16) / 3, 0);
    expect(box('c').width).toBeCloseTo(box('a').width, 1);
  });

  it('places the last child at the end with `between`', async () => {
    await render(<Example justify="between" />);
    expect(box('c').right - box('a').left).toBeCloseTo(400, 1);
  });

  it('remains a list without markers', async () => {
    await render(
      <Group render={<ul aria-label="Cover" />}>
        <li>Fire</li>
      </Group>,
    );
    await expect.element(page.getByRole('list', { name: 'Cover' })).toHaveAttribute('role', 'list');
  });
});
