import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Avatar } from './avatar.js';

const dot = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/%3E';

describeConformance('Avatar', <Avatar name="Ioana Marinescu" />, { part: 'avatar', element: HTMLSpanElement });
describeConformance('Avatar with a logo', <Avatar name="Cardia Lux" src={dot} />, {
  part: 'avatar',
  element: HTMLSpanElement,
});

describe('Avatar', () => {
  it('shows the logo with an empty alt text, because the avatar has the accessible name (S2.86)', async () => {
    const screen = await render(<Avatar name="Cardia Lux" src={dot} />);
    const avatar = screen.getByRole('img', { name: 'Cardia Lux' }).element();
    expect(avatar.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(avatar.textContent).toBe('');
  });

  it('a photo fills the circle, and a logo fits into it', async () => {
    const size = async (photo: boolean) => {
      const { container, unmount } = await render(<Avatar name="Cardia Lux" src={dot} photo={photo} size={96} />);
      const { clientWidth } = container.querySelector('[data-part="avatar"]')!;
      const { inlineSize, objectFit } = getComputedStyle(container.querySelector('img')!);
      await unmount();
      return [Number.parseFloat(inlineSize) / clientWidth, objectFit];
    };
    expect(await size(true)).toEqual([1, 'cover']);
    expect(await size(false)).toEqual([expect.closeTo(0.74, 2), 'contain']);
  });

  it('shows the initials of the first and last name when there is no logo (S2.87)', async () => {
    const screen = await render(<Avatar name="Ioana Marinescu" />);
    expect(screen.getByRole('img', { name: 'Ioana Marinescu' }).element().textContent).toBe('IM');
  });

  it.each(['data:image/png;base64,AA', 'javascript:alert(1)', ''])(
    'shows the initials when the logo is %j',
    async (src) => {
      const { container } = await render(<Avatar name="Ioana Marinescu" src={src} />);
      await vi.waitFor(() => expect(container.textContent).toBe('IM'));
    },
  );

  it('retries when the logo changes', async () => {
    const screen = await render(<Avatar name="Ioana Marinescu" src="data:image/png;base64,AA" />);
    await vi.waitFor(() => expect(screen.container.textContent).toBe('IM'));
    await screen.rerender(<Avatar name="Ioana Marinescu" src={dot} />);
    expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(dot);
  });

  it.each([22, 34, 44] as const)('is %d px wide and high for any name (S9.33)', async (size) => {
    const { container } = await render(
      <>
        <Avatar name="W M" size={size} />
        <Avatar name={'\u202E👩‍🔬 '.repeat(2000)} size={size} />
        <Avatar name="" size={size} />
        <Avatar name="Cardia Lux" src={dot} size={size} />
      </>,
    );
    for (const avatar of container.querySelectorAll<HTMLElement>('[data-part="avatar"]'))
      expect([avatar.offsetWidth, avatar.offsetHeight]).toEqual([size, size]);
  });

  it('isolates the initials from the surrounding text direction', async () => {
    const { container } = await render(<Avatar name="דוד לוי" />);
    expect(container.querySelector('bdi')?.textContent).toBe('דל');
  });

  it('is hidden from screen readers if the name is empty', async () => {
    const { container } = await render(<Avatar name={'\u202E'} />);
    expect(container.querySelector('[data-part="avatar"]')?.getAttribute('aria-hidden')).toBe('true');
  });
});
