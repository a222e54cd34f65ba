import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePageScroll, type PageScrollOptions } from './page-scroll.js';

function Page({ height = 5000, ...options }: PageScrollOptions & { height?: number }) {
  usePageScroll(options);
  return <div style={{ blockSize: height }}>{options.page}</div>;
}

const at = (top: number) => vi.waitFor(() => expect(Math.round(window.scrollY)).toBe(top));
async function scrollFrom(page: React.ReactElement, top: number) {
  const screen = await render(page);
  window.scrollTo({ top, behavior: 'instant' });
  await at(top);
  await new Promise(requestAnimationFrame); // the scroll event fires in the next frame
  await new Promise(requestAnimationFrame);
  return screen;
}
afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo({ top: 0, behavior: 'instant' });
});

describe('usePageScroll', () => {
  it('scrolls smoothly to the top when the page changes (S2.18, D.43)', async () => {
    const screen = await scrollFrom(<Page page="/devices" entry="1" />, 900);
    const scrolled = vi.spyOn(window, 'scrollTo');
    await screen.rerender(<Page page="/codes" entry="2" />);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
    await at(0);
  });

  it('scrolls instantly with reduced motion', async () => {
    const screen = await scrollFrom(<Page page="/devices" />, 900);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await screen.rerender(<Page page="/codes" />);
    expect(window.scrollY).toBe(0);
  });

  it('does not scroll when only the query changes (D.43)', async () => {
    const screen = await scrollFrom(<Page page="/devices" entry="1" />, 900);
    const scrolled = vi.spyOn(window, 'scrollTo');
    await screen.rerender(<Page page="/devices" entry="2" />);
    expect(scrolled).not.toHaveBeenCalled();
    expect(window.scrollY).toBe(900);
  });

  it('restores the position when going back, even if the page becomes long enough later (D.44)', async () => {
    const screen = await scrollFrom(<Page page="/devices" entry="1" />, 900);
    await screen.rerender(<Page page="/codes" entry="2" />);
    await at(0);
    await screen.rerender(<Page page="/devices" entry="1" back height={100} />);
    expect(window.scrollY).toBe(0);
    await screen.rerender(<Page page="/devices" entry="1" back height={5000} />);
    await at(900);
  });

  it('restores the position of an entry that replaced another one, for example with another query (D.44)', async () => {
    const screen = await scrollFrom(<Page page="/devices" entry="1" />, 900);
    await screen.rerender(<Page page="/devices" entry="2" />);
    await screen.rerender(<Page page="/codes" entry="3" />);
    await at(0);
    await screen.rerender(<Page page="/devices" entry="2" back />);
    await vi.waitFor(() => expect(Math.round(window.scrollY)).toBe(900));
  });

  it('does not restore the position after the user has scrolled', async () => {
    const screen = await scrollFrom(<Page page="/devices" entry="1" />, 900);
    await screen.rerender(<Page page="/codes" entry="2" />);
    await at(0);
    await screen.rerender(<Page page="/devices" entry="1" back height={100} />);
    window.dispatchEvent(new WheelEvent('wheel'));
    await screen.rerender(<Page page="/devices" entry="1" back height={5000} />);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(window.scrollY).toBe(0);
  });

  it('returns scroll restoration to the browser on unmount', async () => {
    const screen = await render(<Page page="/devices" />);
    expect(history.scrollRestoration).toBe('manual');
    await screen.unmount();
    expect(history.scrollRestoration).toBe('auto');
  });

  it('takes scroll restoration over again when the browser shows the page as it was left', async () => {
    await render(<Page page="/devices" />);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(history.scrollRestoration).toBe('manual');
  });
});
