import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { recordAnnouncements } from '../../testing/announced.js';
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
const state = (expected: string) => vi.waitFor(() => expect(root().dataset['state']).toBe(expected));
const shows = (text: string) => vi.waitFor(() => expect(root().textContent).toBe(text));

/** Records every state of the page until the test ends, because polling may miss a short state on a slow machine. */
function watch() {
  const seen: { state?: string; text: string | null; inert: boolean }[] = [];
  const observer = new MutationObserver(() => {
    const page = root() as HTMLElement | null; // it may be unmounted with its test
    if (page && page.dataset['state'] !== seen.at(-1)?.state)
      seen.push({ state: page.dataset['state'], text: page.textContent, inert: page.inert });
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  onTestFinished(() => observer.disconnect());
  return seen;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.title = '';
});

describe('PageTransition', () => {
  it('does not animate on the first load', async () => {
    await render(pages('Sign in'));
    expect(root().dataset['state']).toBe('still');
    expect(document.getAnimations()).toHaveLength(0);
    expect(document.activeElement).toBe(document.body);
  });

  it('updates the content of the current page', async () => {
    const screen = await render(pages('a', <p>one</p>));
    await screen.rerender(pages('a', <p>two</p>));
    expect(root().textContent).toBe('two');
    expect(root().dataset['state']).toBe('still');
  });

  it('shows the next page immediately with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    expect(root().textContent).toBe('Register');
    expect(root().dataset['state']).toBe('still');
    expect(document.getAnimations()).toHaveLength(0);
  });
});

describe.each([
  ['with view transitions', true],
  ['without view transitions', false],
] as const)('A change of page %s', (_mode, native) => {
  beforeEach(() => {
    if (!native) Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  });
  afterEach(() => {
    delete (document as { startViewTransition?: unknown }).startViewTransition;
  });

  it('shows the next page, and is inert while the previous one fades out', async () => {
    const seen = watch();
    const screen = await render(<StrictMode>{pages('Sign in')}</StrictMode>);
    await screen.rerender(<StrictMode>{pages('Register')}</StrictMode>);
    await vi.waitFor(() => expect(seen).toHaveLength(4));
    expect(seen).toEqual([
      { state: 'still', text: 'Sign in', inert: false },
      { state: 'leaving', text: 'Sign in', inert: true },
      { state: 'entering', text: 'Register', inert: false },
      { state: 'still', text: 'Register', inert: false },
    ]);
  });

  it('shows the latest page when pages change faster than the transition', async () => {
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

  it('shows the previous page again when the user goes back during the transition', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    await screen.rerender(pages('Sign in'));
    await state('still');
    expect(root().textContent).toBe('Sign in');
    expect(root().inert).toBe(false);
  });

  it('moves the focus to the heading, which is not a tab stop afterwards', async () => {
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

  it('keeps a focus set by the page, and focuses its root when there is no heading', async () => {
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

  it('announces the title if it differs from the heading', async () => {
    const announced = recordAnnouncements();
    document.title = 'Sign in';
    const screen = await render(pages('Sign in'));
    document.title = 'Register · Attesta';
    await screen.rerender(pages('Register'));
    await vi.waitFor(() => expect(announced).toEqual(['polite Register · Attesta']));
    document.title = 'Check your mail';
    await screen.rerender(pages('Check your mail'));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Check your mail'));
    await state('still');
    expect(announced).toEqual(['polite Register · Attesta']);
  });
});

describe('The animation', () => {
  afterEach(() => {
    delete (document as { startViewTransition?: unknown }).startViewTransition;
  });

  it('takes 0.4 s: fades out to scale 1.01, fades in from scale 0.99 (S2.14, S2.15, S2.16, S2.17)', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate'); // polling could be too late
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

  it('animates the page only, not what surrounds it', async () => {
    const surroundings = () => document.documentElement.style.viewTransitionName;
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    await state('entering');
    expect(surroundings()).toBe('none');
    await state('still');
    expect(surroundings()).toBe('');
  });

  it('fades out, then in, with the same values if the browser has no view transitions (S2.14, S2.15, S2.16, S2.17)', async () => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
    const animate = vi.spyOn(Element.prototype, 'animate'); // polling could be too late
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
    await vi.waitFor(() => expect(root().getAnimations()).toHaveLength(0)); // ends in an effect after the commit
  });
});
