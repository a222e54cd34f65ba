import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { beforeAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/button.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { loadSnackbarRegion, SnackbarHost } from './snackbar-host.js';
import type { SnackbarHostProps } from './snackbar-region.js';
import { createSnackbars } from './snackbar-store.js';
import { snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';
import { snackbarKeys } from './snackbar.keys.js';

beforeAll(loadSnackbarRegion);

const store = createSnackbars();
store.notify({ message: 'Device registered', persist: true });
describeConformance('SnackbarHost', <SnackbarHost store={store} />, { part: 'snackbar-host', element: HTMLDivElement });

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-part="snackbar"]')];
const messages = () => toasts().map((toast) => toast.querySelector('[data-slot="message"]')?.textContent);

async function hosted(props: Partial<SnackbarHostProps> = {}) {
  const store = createSnackbars();
  const screen = await render(
    <>
      <Button>Before</Button>
      <SnackbarHost store={store} {...props} />
    </>,
  );
  const notify = (...all: Parameters<typeof store.notify>[]) =>
    flushSync(() => all.forEach((one) => store.notify(...one)));
  return { store, screen, notify, before: screen.getByRole('button', { name: 'Before' }).element() as HTMLElement };
}

describe('Timing of toasts', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));

  it.each([
    ['Fade', 600, 400],
    ['Slide', 400, 200],
  ] as const)('%s enters in %i ms and exits in %i ms (S9.4, S9.5)', async (transition, enter, exit) => {
    const { notify } = await hosted({ transition });
    notify([{ message: 'Saved' }]);
    const phase = () => toasts()[0]?.dataset['phase'];
    const duration = () => getComputedStyle(toasts()[0]!).animationDuration;
    expect(duration()).toBe(`${enter / 1000}s`);
    pass(enter - 1);
    expect(phase()).toBe('shown');
    pass(1);
    expect(phase()).toBe('entered');
    pass(3000);
    expect(phase()).toBe('exiting');
    expect(duration()).toBe(`${exit / 1000}s`);
    pass(exit - 1);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('Fade enters in 500 ms when the toast waited for the host (S9.4)', async () => {
    const store = createSnackbars();
    store.notify({ message: 'Saved' });
    await render(<SnackbarHost store={store} />);
    expect(getComputedStyle(toasts()[0]!).animationDuration).toBe('0.5s');
    pass(snackbarTiming.Fade.appear);
    expect(toasts()[0]?.dataset['phase']).toBe('entered');
  });

  it('mounts at most three toasts and closes the oldest for the next one (S4.49, S4.50)', async () => {
    const { notify } = await hosted();
    notify([{ message: 'a' }], [{ message: 'b' }], [{ message: 'c' }], [{ message: 'd' }]);
    expect(toasts()).toHaveLength(3);
    pass(600);
    expect(toasts().map((toast) => toast.dataset['phase'])).toEqual(['exiting', 'entered', 'entered']);
    pass(400);
    expect(messages()).toEqual(['Information: b', 'Information: c', 'Information: d']);
  });

  it('pauses timers in a hidden tab', async () => {
    const { notify } = await hosted();
    notify([{ message: 'Saved' }]);
    pass(600);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(60_000);
    expect(toasts()[0]?.dataset['phase']).toBe('entered');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(3000);
    expect(toasts()[0]?.dataset['phase']).toBe('exiting');
    hidden.mockRestore();
  });

  it.each<[SnackbarTransition, number, number]>([
    ['SlideUp', 0, 1],
    ['SlideDown', 0, -1],
    ['SlideLeft', 1, 0],
    ['SlideRight', -1, 0],
  ])('%s moves in the direction of its name', async (transition, x, y) => {
    const { notify } = await hosted({ transition });
    notify([{ message: 'Saved' }]);
    const [toast] = toasts();
    toast!.getAnimations()[0]!.currentTime = 0;
    const { e, f } = new DOMMatrix(getComputedStyle(toast!).transform);
    expect([Math.sign(e), Math.sign(f)]).toEqual([x, y]);
  });

  it('Slide enters across the edge that the stack is anchored to', async () => {
    const { notify } = await hosted({ transition: 'Slide', anchor: { vertical: 'top', horizontal: 'left' } });
    notify([{ message: 'Saved' }]);
    toasts()[0]!.getAnimations()[0]!.currentTime = 0;
    expect(new DOMMatrix(getComputedStyle(toasts()[0]!).transform).f).toBeLessThan(0);
  });

  it('moves the other toasts into the gap, by transform only and in less than 200 ms', async () => {
    const { store, notify } = await hosted();
    notify([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    pass(600);
    flushSync(() => void store.close('notice-2'));
    pass(400);
    const glides = toasts()[0]!.getAnimations();
    expect(glides).toHaveLength(1);
    const effect = glides[0]!.effect as KeyframeEffect;
    expect(Number(effect.getTiming().duration)).toBeLessThan(200);
    expect(
      effect
        .getKeyframes()
        .map((frame) =>
          Object.keys(frame).filter((name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name)),
        ),
    ).toEqual([['transform'], ['transform']]);
    expect(effect.getKeyframes()[0]?.['transform']).toMatch(/^translateY\(-\d+px\)$/);
  });

  it('moves no toast with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
    );
    const { store, notify } = await hosted();
    notify([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    pass(1);
    flushSync(() => void store.close('notice-2'));
    pass(1);
    expect(toasts()).toHaveLength(1);
    expect(
      toasts()[0]!
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSAnimation)),
    ).toEqual([]);
  });

  it('shows each toast of a flood for the full time with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
    );
    const { notify } = await hosted();
    notify(...Array.from({ length: 30 }, (_, index): [{ message: string }] => [{ message: `Saved ${index}` }]));
    const first = messages();
    for (let time = 0; time < 500; time += 10) pass(10);
    expect(messages()).toEqual(first);
  });
});

describe('SnackbarHost', () => {
  it.each(snackbarKeys)('$keys: $does', async (row) => {
    // With fake timers, a closed toast is still mounted when it is checked.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const pressed = vi.fn<() => void>();
    const { store, notify, before } = await hosted();
    notify([{ message: 'Device archived', action: { label: 'Undo', onAction: pressed } }]);
    flushSync(() => store.entered('notice-1'));
    await walkKeys(row, { focusFirst: before });
    const inToast = row.keys.includes('{Tab}');
    expect(document.activeElement === before).toBe(row.does.startsWith('returns the focus'));
    expect(document.activeElement?.tagName).toBe(row.keys === '{F6}' ? 'SECTION' : 'BUTTON');
    expect(pressed).toHaveBeenCalledTimes(row.keys.endsWith('{Enter}') ? 1 : 0);
    expect(toasts()[0]?.dataset['phase']).toBe(inToast ? 'exiting' : 'entered');
  });

  it('returns the focus when the last toast is removed', async () => {
    const { notify, before } = await hosted({ transition: 'Grow' });
    notify([{ message: 'Device archived', persist: true }]);
    await walkKeys({ keys: '{F6}{Tab}{Enter}', does: 'closes it' }, { focusFirst: before });
    await vi.waitFor(() => expect(toasts()).toHaveLength(0));
    expect(document.activeElement).toBe(before);
  });

  it('moves the focus to the next toast when one of several is removed', async () => {
    const { notify, before } = await hosted({ transition: 'Grow' });
    notify([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    await walkKeys({ keys: '{F6}{Tab}{Enter}', does: 'closes the first' }, { focusFirst: before });
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    expect(document.activeElement).toBe(toasts()[0]!.querySelector('button'));
  });

  it('has live regions but is not focusable while it is empty', async () => {
    const { before, screen } = await hosted();
    before.focus();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(before);
    expect(screen.getByRole('region').elements()).toHaveLength(0);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  });

  it('pauses while the pointer or the focus is in the stack', async () => {
    const { store, notify, screen, before } = await hosted();
    notify([{ message: 'Saved', persist: true }]);
    await screen.getByRole('listitem').hover();
    expect(store.getState().paused).toBe(true);
    await screen.getByRole('button', { name: 'Before' }).hover();
    await vi.waitFor(() => expect(store.getState().paused).toBe(false));
    before.focus();
    await userEvent.keyboard('{F6}');
    expect(store.getState().paused).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(store.getState().paused).toBe(false);
  });

  it('closes one toast while Escape is kept pressed', async () => {
    const { notify, before } = await hosted();
    notify([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    before.focus();
    await userEvent.keyboard('{F6}{Tab}{Escape>5/}');
    await new Promise((done) => setTimeout(done, 500));
    expect(toasts()).toHaveLength(1);
  });

  it('closes a toast by its close button or its action', async () => {
    const undo = vi.fn<() => void>();
    const { store, notify, screen } = await hosted();
    notify([{ message: 'a', persist: true }], [{ message: 'b', action: { label: 'Undo', onAction: undo } }]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByRole('button', { name: 'Close notification' }).first().click();
    await vi.waitFor(() => expect(toasts()).toHaveLength(0));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(store.getState().history.map(({ message, reason }) => `${message} ${reason}`)).toEqual([
      'b action',
      'a close',
    ]);
  });

  it('runs an action once when it is pressed twice', async () => {
    const undo = vi.fn<() => void>();
    const { notify, screen } = await hosted();
    notify([{ message: 'b', action: { label: 'Undo', onAction: undo } }]);
    const button = screen.getByRole('button', { name: 'Undo' }).element() as HTMLElement;
    button.click();
    button.click();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('is at the bottom right by default, mirrored in right-to-left pages (S3.39)', async () => {
    const { notify } = await hosted();
    notify([{ message: 'Saved' }]);
    const rect = () => toasts()[0]!.getBoundingClientRect();
    expect(innerWidth - rect().right).toBe(16);
    expect(innerHeight - rect().bottom).toBe(16);
    document.documentElement.dir = 'rtl';
    expect(rect().left).toBe(16);
    document.documentElement.dir = 'ltr';
  });

  it.each([
    ['top', 'left'],
    ['top', 'center'],
    ['top', 'right'],
    ['bottom', 'left'],
    ['bottom', 'center'],
    ['bottom', 'right'],
  ] as const)('supports the anchor %s %s in both directions', async (vertical, horizontal) => {
    const { notify } = await hosted({ anchor: { vertical, horizontal } });
    notify([{ message: 'Saved' }]);
    for (const dir of ['ltr', 'rtl'] as const) {
      document.documentElement.dir = dir;
      const { left, right, top, bottom } = toasts()[0]!.getBoundingClientRect();
      expect(vertical === 'top' ? top : innerHeight - bottom).toBe(16);
      const [toLeft, toRight] = [left, innerWidth - right];
      const side = { left: 'start', center: 'middle', right: 'end' }[horizontal];
      const [toStart, toEnd] = dir === 'ltr' ? [toLeft, toRight] : [toRight, toLeft];
      expect({ start: toStart, middle: toStart - toEnd + 16, end: toEnd }[side]).toBe(16);
    }
    document.documentElement.dir = 'ltr';
  });

  it('shows custom icons, and a spinner for a busy toast (S3.37)', async () => {
    const { notify } = await hosted({ icons: { success: <svg data-testid="leaf" /> } });
    notify([{ message: 'a', tone: 'success' }], [{ message: 'b', tone: 'warning' }], [{ message: 'c', busy: true }]);
    const [custom, standard, busy] = toasts().map((toast) => toast.querySelector('[data-slot="icon"]'));
    expect(custom?.querySelector('[data-testid="leaf"]')).not.toBeNull();
    expect(standard?.querySelector('svg')).not.toBeNull();
    expect(busy?.querySelector('svg')).toBeNull();
    expect(busy?.firstElementChild).not.toBeNull();
  });

  it.each([
    [-120, true],
    [120, true],
    [40, false],
  ])('a swipe of %i px closes the toast: %s', async (by, closed) => {
    const { store, notify } = await hosted();
    notify([{ message: 'Saved', persist: true }]);
    const [toast] = toasts();
    const touch = (type: string, clientX: number) =>
      flushSync(
        () =>
          void toast!.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7, clientX }),
          ),
      );
    touch('pointerdown', 200);
    touch('pointermove', 200 + by);
    expect(toast!.style.translate).toBe(`${by}px`);
    touch('pointerup', 200 + by);
    expect(store.getState().toasts[0]?.reason === 'close').toBe(closed);
    expect(toast!.style.translate).toBe(closed ? `${by}px` : '');
  });

  it.each(['x'.repeat(10_000), '👩‍👩‍👧‍👦🇷🇴'.repeat(200), 'تم تسجيل الجهاز '.repeat(50), '设备已注册'.repeat(100)])(
    'keeps long and unbroken text within the toast',
    async (message) => {
      const { notify } = await hosted();
      notify([{ message }]);
      const [toast] = toasts();
      expect(toast!.scrollWidth).toBeLessThanOrEqual(toast!.clientWidth);
      expect(toast!.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
      expect(toast!.querySelector('[data-slot="close"]')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
  );

  it('shows the number of repeats', async () => {
    const { notify } = await hosted();
    notify([{ message: 'Saved' }], [{ message: 'Saved' }]);
    expect(messages()).toEqual(['Information: Saved 2 times']);
  });

  it('shows a close button on a persistent toast even if closeButton is false', async () => {
    const { notify, screen } = await hosted({ closeButton: false });
    notify([{ message: 'a' }], [{ message: 'b', persist: true }]);
    expect(screen.getByRole('button', { name: 'Close notification' }).elements()).toHaveLength(1);
  });

  it('shows no icon with iconVariant none', async () => {
    const { notify } = await hosted({ iconVariant: 'none', closeButton: false });
    notify([{ message: 'Saved' }]);
    expect(toasts()[0]?.querySelector('svg')).toBeNull();
  });
});

describe('A flood of toasts', () => {
  it('renders once per task, not for each of 10,000 toasts, and stays within the limits', async () => {
    const store = createSnackbars();
    const onRender = vi.fn();
    await render(
      <Profiler id="host" onRender={onRender}>
        <SnackbarHost store={store} />
      </Profiler>,
    );
    onRender.mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }); // no timer fires during the test
    onTestFinished(() => void vi.useRealTimers());
    for (let row = 0; row < 10_000; row++) store.notify({ message: `Row ${row} was saved` });
    flushSync(() => undefined);
    expect(toasts()).toHaveLength(3);
    await new Promise(requestAnimationFrame);
    expect(onRender.mock.calls.length).toBeLessThanOrEqual(2);
    const state = store.getState();
    expect([state.toasts.length, state.dropped]).toEqual([103, 9897]);
  });
});
