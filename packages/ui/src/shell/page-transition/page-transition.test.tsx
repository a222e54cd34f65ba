import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { listen } from '../../testing/heard.js';
import { PageTransition } from './page-transition.js';

describeConformance(
  'PageTransition',
  <PageTransition page="/">
    <h1>Sign in</h1>
  </PageTransition>,
  { part: 'page-transition', element: HTMLDivElement, ownClass: false },
);

const root = () => document.querySelector<HTMLElement>('[data-part="page-transition"]')!;
const pages = (page: string, content = <h1>{page}</h1>) => <PageTransition page={page}>{content}</PageTransition>;
const state = (wanted: string) => vi.waitFor(() => expect(root().dataset['state']).toBe(wanted));
const shows = (words: string) => vi.waitFor(() => expect(root().textContent).toBe(words));

/** Each look of the page from now on until the test ends, however shortly it lasts: a loaded machine sees it late. */
function watch() {
  const seen: { state?: string; words: string | null; inert: boolean }[] = [];
  const eye = new MutationObserver(() => {
    const page = root() as HTMLElement | null; // it may have gone with its test
    if (page && page.dataset['state'] !== seen.at(-1)?.state)
      seen.push({ state: page.dataset['state'], words: page.textContent, inert: page.inert });
  });
  eye.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  onTestFinished(() => eye.disconnect());
  return seen;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.title = '';
});

describe('PageTransition', () => {
  it('does not move at the first load', async () => {
    await render(pages('Sign in'));
    expect(root().dataset['state']).toBe('still');
    expect(document.getAnimations()).toHaveLength(0);
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps a page up to date while it stays', async () => {
    const screen = await render(pages('a', <p>one</p>));
    await screen.rerender(pages('a', <p>two</p>));
    expect(root().textContent).toBe('two');
    expect(root().dataset['state']).toBe('still');
  });

  it('shows the next page at once where reduced motion is asked', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    expect(root().textContent).toBe('Register');
    expect(root().dataset['state']).toBe('still');
    expect(document.getAnimations()).toHaveLength(0);
  });
});

describe.each([
  ['drawn by the browser', true],
  ['drawn by itself', false],
] as const)('A change of page %s', (_way, native) => {
  beforeEach(() => {
    if (!native) Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  });
  afterEach(() => {
    delete (document as { startViewTransition?: unknown }).startViewTransition;
  });

  it('leads to the next page, out of reach as long as the first one leaves', async () => {
    const seen = watch();
    const screen = await render(<StrictMode>{pages('Sign in')}</StrictMode>);
    await screen.rerender(<StrictMode>{pages('Register')}</StrictMode>);
    await vi.waitFor(() => expect(seen).toHaveLength(4));
    expect(seen).toEqual([
      { state: 'still', words: 'Sign in', inert: false },
      { state: 'leaving', words: 'Sign in', inert: true },
      { state: 'entering', words: 'Register', inert: false },
      { state: 'still', words: 'Register', inert: false },
    ]);
  });

  it('ends at the newest page, in sight, when pages change faster than they leave', async () => {
    const screen = await render(pages('0'));
    for (let page = 1; page <= 9; page++) {
      await screen.rerender(pages(String(page)));
      await new Promise((next) => void setTimeout(next, page * 12)); // in each of the states
    }
    await shows('9');
    await state('still');
    expect(getComputedStyle(root()).opacity).toBe('1');
    expect(root().inert).toBe(false);
    await vi.waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  });

  it('ends at the page that it left when the reader turns back at once', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    await screen.rerender(pages('Sign in'));
    await state('still');
    expect(root().textContent).toBe('Sign in');
    expect(root().inert).toBe(false);
  });

  it('brings the focus to the heading, which is no stop of the Tab key afterwards', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(
      pages(
        'Register',
        <>
          <h1>Register</h1>
          <button>Send</button>
        </>,
      ),
    );
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Register'));
    screen.container.querySelector('button')!.focus();
    expect(screen.container.querySelector('h1')!.hasAttribute('tabindex')).toBe(false);
  });

  it('leaves the focus where the page put it, and takes it itself where there is no heading', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(
      pages(
        'Register',
        <>
          <h1>Register</h1>
          <input ref={(field) => field?.focus()} aria-label="Name" />
        </>,
      ),
    );
    await shows('Register');
    expect(document.activeElement?.tagName).toBe('INPUT');
    await state('still');
    await screen.rerender(pages('Empty', <p>Nothing</p>));
    await vi.waitFor(() => expect(document.activeElement).toBe(root()));
  });

  it('has the title announced, where it says more than the heading', async () => {
    const said = listen();
    document.title = 'Sign in';
    const screen = await render(pages('Sign in'));
    document.title = 'Register · Attesta';
    await screen.rerender(pages('Register'));
    await vi.waitFor(() => expect(said).toEqual(['polite Register · Attesta']));
    document.title = 'Check your mail';
    await screen.rerender(pages('Check your mail'));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Check your mail'));
    await state('still');
    expect(said).toEqual(['polite Register · Attesta']);
  });
});

describe('The movement', () => {
  afterEach(() => {
    delete (document as { startViewTransition?: unknown }).startViewTransition;
  });

  it('S2.14 S2.15 S2.16 S2.17 takes 0.4 s: the page that leaves fades and grows to 1.01, the next comes from opacity 0 and a scale of 0.99', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate'); // what was asked for, however late a loaded machine looks
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    await shows('Register');
    await state('still');
    expect(animate.mock.calls).toMatchObject([
      [
        [
          { opacity: 1, scale: 1 },
          { opacity: 0, scale: 1.01 },
        ],
        { duration: 400, pseudoElement: '::view-transition-old(at-page)' },
      ],
      [
        [
          { opacity: 0, scale: 0.99 },
          { opacity: 1, scale: 1 },
        ],
        { duration: 400, pseudoElement: '::view-transition-new(at-page)' },
      ],
    ]);
  });

  it('S2.14 S2.15 S2.16 S2.17 is the same, one after the other, where the browser knows no view transitions', async () => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
    const animate = vi.spyOn(Element.prototype, 'animate'); // what was asked for, however late a loaded machine looks
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    await shows('Register');
    await state('still');
    expect(animate.mock.calls).toMatchObject([
      [
        [
          { opacity: 1, scale: 1 },
          { opacity: 0, scale: 1.01 },
        ],
        { duration: 400 },
      ],
      [
        [
          { opacity: 0, scale: 0.99 },
          { opacity: 1, scale: 1 },
        ],
        { duration: 400 },
      ],
    ]);
    expect(root().getAnimations()).toHaveLength(0);
  });
});
