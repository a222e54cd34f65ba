import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Stack } from './stack.js';

describeConformance(
  'Stack',
  <Stack divider>
    <p>Policy</p>
    <p>Claim</p>
  </Stack>,
  { part: 'stack', element: HTMLDivElement },
);

const box = (name: string) => document.getElementById(name)!.getBoundingClientRect();

describe('Stack', () => {
  it.each([0, 16, 48] as const)('places its children below each other with a gap of %d px', async (gap) => {
    await render(
      <Stack gap={gap}>
        <p id="first">Policy</p>
        <p id="second">Claim</p>
      </Stack>,
    );
    expect(box('second').top - box('first').bottom).toBeCloseTo(gap, 1);
    expect(box('second').width).toBe(box('first').width);
  });

  it('aligns its children at the end in the reading direction', async () => {
    const { container } = await render(
      <div dir="rtl">
        <Stack align="end">
          <button id="first">Pay</button>
        </Stack>
      </div>,
    );
    expect(box('first').left).toBeCloseTo(container.firstElementChild!.getBoundingClientRect().left, 0);
  });

  it('draws lines between its children only, hidden from screen readers', async () => {
    const { container } = await render(
      <Stack divider>
        {false}
        <p>Policy</p>
        {null}
        <p>Claim</p>
      </Stack>,
    );
    const lines = container.querySelectorAll('[data-slot="line"]');
    expect(lines).toHaveLength(1);
    expect(lines[0]!.getAttribute('aria-hidden')).toBe('true');
    expect(lines[0]!.previousElementSibling?.textContent).toBe('Policy');
  });

  it('contains only items when it is a list, with the lines as borders', async () => {
    await render(
      <Stack divider gap={8} render={<ul aria-label="Payments" />}>
        <li>Grid fee</li>
        <li>Metering</li>
      </Stack>,
    );
    const list = page.getByRole('list', { name: 'Payments' }).element();
    expect([...list.children].map((child) => child.tagName)).toEqual(['LI', 'LI']);
    const [first, second] = [...list.children].map((child) => getComputedStyle(child));
    expect([first!.borderTopWidth, second!.borderTopWidth]).toEqual(['0px', '1px']);
    expect([first!.paddingBlockEnd, second!.paddingBlockStart]).toEqual(['8px', '8px']);
  });
});
