import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { AvatarGroup } from './index.js';

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Person ${index + 1}` }));

describeConformance('AvatarGroup', <AvatarGroup avatars={people(6)} label="Assessors" />, {
  part: 'avatar-group',
  element: HTMLUListElement,
});

describe('AvatarGroup', () => {
  it.each([
    [0, 0, ''],
    [1, 1, ''],
    [4, 4, ''],
    [5, 3, '+2'],
    [6, 3, '+3'],
    [2000, 3, '99+'],
  ])('with %d avatars shows %d of them and the counter %j', async (count, shown, more) => {
    const { container } = await render(<AvatarGroup avatars={people(count)} />);
    expect(container.querySelectorAll('[data-part="avatar"]')).toHaveLength(shown);
    expect(container.querySelector('[data-slot="more"] > [aria-hidden]')?.textContent ?? '').toBe(more);
  });

  it('renders a list with an accessible name whose last item shows the number of hidden avatars', async () => {
    const screen = await render(
      <AvatarGroup avatars={people(6)} label="Assessors" labels={{ more: (count) => `encore ${count}` }} />,
    );
    const entries = screen.getByRole('list', { name: 'Assessors' }).getByRole('listitem').elements();
    expect(entries).toHaveLength(4);
    expect(entries[3]!.textContent).toContain('encore 3');
    await expect.element(screen.getByRole('img', { name: 'Person 3' })).toBeVisible();
  });

  it.each(['ltr', 'rtl'] as const)('orders the avatars in the reading direction, %s', async (dir) => {
    const { container } = await render(
      <div dir={dir}>
        <AvatarGroup avatars={people(3)} size={44} />
      </div>,
    );
    const lefts = [...container.querySelectorAll('li')].map((entry) => entry.getBoundingClientRect().left);
    expect(lefts).toEqual(lefts.toSorted((a, b) => (dir === 'ltr' ? a - b : b - a)));
  });

  it('keeps its height with any names, including duplicates', async () => {
    const { container } = await render(
      <AvatarGroup
        max={6}
        size={22}
        avatars={['', '\u202E\u202E', '👨‍👩‍👧‍👦', `z${'\u0301'.repeat(10_000)}`, 'Ana', 'Ana'].map((name) => ({ name }))}
      />,
    );
    expect(container.querySelector('ul')!.offsetHeight).toBe(22);
    expect(container.querySelectorAll('li')).toHaveLength(6);
  });
});
