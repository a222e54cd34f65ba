import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/button.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { SnackbarHost, type SnackbarHostProps } from './snackbar-host.js';
import { createSnackbars } from './snackbar-store.js';
import { snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';
import { snackbarKeys } from './snackbar.keys.js';

const told = createSnackbars();
told.notify({ message: 'Device registered', persist: true });
describeConformance('SnackbarHost', <SnackbarHost store={told} />, { part: 'snackbar-host', element: HTMLDivElement });

const notices = () => [...document.querySelectorAll<HTMLElement>('[data-part="snackbar"]')];
const words = () => notices().map((notice) => notice.querySelector('[data-slot="message"]')?.textContent);

async function hosted(props: Partial<SnackbarHostProps> = {}) {
  const store = createSnackbars();
  const screen = await render(
    <>
      <Button>Before</Button>
      <SnackbarHost store={store} {...props} />
    </>,
  );
  const tell = (...all: Parameters<typeof store.notify>[]) =>
    flushSync(() => all.forEach((one) => store.notify(...one)));
  return { store, screen, tell, before: screen.getByRole('button', { name: 'Before' }).element() as HTMLElement };
}

describe('Notices in time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));

  it.each([
    ['Fade', 600, 400],
    ['Slide', 400, 200],
  ] as const)('S9.4 S9.5 %s takes %i ms to come and %i ms to go', async (transition, enter, exit) => {
    const { tell } = await hosted({ transition });
    tell([{ message: 'Saved' }]);
    const phase = () => notices()[0]?.dataset['phase'];
    const duration = () => getComputedStyle(notices()[0]!).animationDuration;
    expect(duration()).toBe(`${enter / 1000}s`);
    pass(enter - 1);
    expect(phase()).toBe('shown');
    pass(1);
    expect(phase()).toBe('entered');
    pass(3000);
    expect(phase()).toBe('exiting');
    expect(duration()).toBe(`${exit / 1000}s`);
    pass(exit - 1);
    expect(notices()).toHaveLength(1);
    pass(1);
    expect(notices()).toHaveLength(0);
  });

  it('S9.4 Fade takes 500 ms for what waited before the host was there', async () => {
    const store = createSnackbars();
    store.notify({ message: 'Saved' });
    await render(<SnackbarHost store={store} />);
    expect(getComputedStyle(notices()[0]!).animationDuration).toBe('0.5s');
    pass(snackbarTiming.Fade.appear);
    expect(notices()[0]?.dataset['phase']).toBe('entered');
  });

  it('S4.49 S4.50 mounts three at most; the oldest gives way to the next', async () => {
    const { tell } = await hosted();
    tell([{ message: 'a' }], [{ message: 'b' }], [{ message: 'c' }], [{ message: 'd' }]);
    expect(notices()).toHaveLength(3);
    pass(600);
    expect(notices().map((notice) => notice.dataset['phase'])).toEqual(['exiting', 'entered', 'entered']);
    pass(400);
    expect(words()).toEqual(['Information: b', 'Information: c', 'Information: d']);
  });

  it('stops the clock in a hidden tab', async () => {
    const { tell } = await hosted();
    tell([{ message: 'Saved' }]);
    pass(600);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(60_000);
    expect(notices()[0]?.dataset['phase']).toBe('entered');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(3000);
    expect(notices()[0]?.dataset['phase']).toBe('exiting');
    hidden.mockRestore();
  });

  it.each<[SnackbarTransition, number, number]>([
    ['SlideUp', 0, 1],
    ['SlideDown', 0, -1],
    ['SlideLeft', 1, 0],
    ['SlideRight', -1, 0],
  ])('%s moves the way it is called', async (transition, x, y) => {
    const { tell } = await hosted({ transition });
    tell([{ message: 'Saved' }]);
    const [notice] = notices();
    notice!.getAnimations()[0]!.currentTime = 0;
    const { e, f } = new DOMMatrix(getComputedStyle(notice!).transform);
    expect([Math.sign(e), Math.sign(f)]).toEqual([x, y]);
  });

  it('Slide comes over the edge that the stack hangs on', async () => {
    const { tell } = await hosted({ transition: 'Slide', anchor: { vertical: 'top', horizontal: 'left' } });
    tell([{ message: 'Saved' }]);
    notices()[0]!.getAnimations()[0]!.currentTime = 0;
    expect(new DOMMatrix(getComputedStyle(notices()[0]!).transform).f).toBeLessThan(0);
  });

  it('lets the others glide into the gap, by transform only and in less than 200 ms', async () => {
    const { store, tell } = await hosted();
    tell([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    pass(600);
    flushSync(() => void store.close('notice-2'));
    pass(400);
    const glides = notices()[0]!.getAnimations();
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

  it('lets nothing glide where less motion is asked for', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
    );
    const { store, tell } = await hosted();
    tell([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    pass(1);
    flushSync(() => void store.close('notice-2'));
    pass(1);
    expect(notices()).toHaveLength(1);
    expect(
      notices()[0]!
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSAnimation)),
    ).toEqual([]);
  });

  it('gives each of a flood its time to be read where less motion is asked for, too', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
    );
    const { tell } = await hosted();
    tell(...Array.from({ length: 30 }, (_, index): [{ message: string }] => [{ message: `Saved ${index}` }]));
    const first = words();
    for (let time = 0; time < 500; time += 10) pass(10);
    expect(words()).toEqual(first);
  });
});

describe('SnackbarHost', () => {
  it.each(snackbarKeys)('$keys: $does', async (row) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }); // what goes is still there when it is looked at
    onTestFinished(() => void vi.useRealTimers());
    const pressed = vi.fn<() => void>();
    const { store, tell, before } = await hosted();
    tell([{ message: 'Device archived', action: { label: 'Undo', onAction: pressed } }]);
    flushSync(() => store.entered('notice-1'));
    await walkKeys(row, { focusFirst: before });
    const inNotice = row.keys.includes('{Tab}');
    expect(document.activeElement === before).toBe(row.does.startsWith('brings the focus back'));
    expect(document.activeElement?.tagName).toBe(row.keys === '{F6}' ? 'SECTION' : 'BUTTON');
    expect(pressed).toHaveBeenCalledTimes(row.keys.endsWith('{Enter}') ? 1 : 0);
    expect(notices()[0]?.dataset['phase']).toBe(inNotice ? 'exiting' : 'entered');
  });

  it('gives the focus back when the last notice has gone', async () => {
    const { tell, before } = await hosted({ transition: 'Grow' });
    tell([{ message: 'Device archived', persist: true }]);
    await walkKeys({ keys: '{F6}{Tab}{Enter}', does: 'closes it' }, { focusFirst: before });
    await vi.waitFor(() => expect(notices()).toHaveLength(0));
    expect(document.activeElement).toBe(before);
  });

  it('keeps the focus in the stack when one of several has gone', async () => {
    const { tell, before, screen } = await hosted({ transition: 'Grow' });
    tell([{ message: 'a', persist: true }], [{ message: 'b', persist: true }]);
    await walkKeys({ keys: '{F6}{Tab}{Enter}', does: 'closes the first' }, { focusFirst: before });
    await vi.waitFor(() => expect(notices()).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('region').element());
  });

  it('is out of reach while it is empty, and its live regions are there', async () => {
    const { before, screen } = await hosted();
    before.focus();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(before);
    expect(screen.getByRole('region').elements()).toHaveLength(0);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  });

  it('is held by the pointer and by the focus', async () => {
    const { store, tell, screen, before } = await hosted();
    tell([{ message: 'Saved', persist: true }]);
    await screen.getByRole('listitem').hover();
    expect(store.getState().held).toBe(true);
    await screen.getByRole('button', { name: 'Before' }).hover();
    await vi.waitFor(() => expect(store.getState().held).toBe(false));
    before.focus();
    await userEvent.keyboard('{F6}');
    expect(store.getState().held).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(store.getState().held).toBe(false);
  });

  it('closes by its button, and runs its action and goes', async () => {
    const undo = vi.fn<() => void>();
    const { store, tell, screen } = await hosted();
    tell([{ message: 'a', persist: true }], [{ message: 'b', action: { label: 'Undo', onAction: undo } }]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByRole('button', { name: 'Close notice' }).first().click();
    await vi.waitFor(() => expect(notices()).toHaveLength(0));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(store.getState().history.map(({ message, reason }) => `${message} ${reason}`)).toEqual([
      'b action',
      'a close',
    ]);
  });

  it('runs an action once, however often it is pressed', async () => {
    const undo = vi.fn<() => void>();
    const { tell, screen } = await hosted();
    tell([{ message: 'b', action: { label: 'Undo', onAction: undo } }]);
    const button = screen.getByRole('button', { name: 'Undo' }).element() as HTMLElement;
    button.click();
    button.click();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('S3.39 stands at the bottom right, and at the other end where lines run right to left', async () => {
    const { tell } = await hosted();
    tell([{ message: 'Saved' }]);
    const place = () => notices()[0]!.getBoundingClientRect();
    expect(innerWidth - place().right).toBe(16);
    expect(innerHeight - place().bottom).toBe(16);
    document.documentElement.dir = 'rtl';
    expect(place().left).toBe(16);
    document.documentElement.dir = 'ltr';
  });

  it.each([
    ['top', 'left'],
    ['top', 'center'],
    ['top', 'right'],
    ['bottom', 'left'],
    ['bottom', 'center'],
    ['bottom', 'right'],
  ] as const)('stands at %s %s, in both directions', async (vertical, horizontal) => {
    const { tell } = await hosted({ anchor: { vertical, horizontal } });
    tell([{ message: 'Saved' }]);
    for (const dir of ['ltr', 'rtl'] as const) {
      document.documentElement.dir = dir;
      const { left, right, top, bottom } = notices()[0]!.getBoundingClientRect();
      expect(vertical === 'top' ? top : innerHeight - bottom).toBe(16);
      const [toLeft, toRight] = [left, innerWidth - right];
      const side = { left: 'start', center: 'middle', right: 'end' }[horizontal];
      const [toStart, toEnd] = dir === 'ltr' ? [toLeft, toRight] : [toRight, toLeft];
      expect({ start: toStart, middle: toStart - toEnd + 16, end: toEnd }[side]).toBe(16);
    }
    document.documentElement.dir = 'ltr';
  });

  it('S3.37 shows icons of one’s own, and a ring while something is under way', async () => {
    const { tell } = await hosted({ icons: { success: <svg data-testid="leaf" /> } });
    tell([{ message: 'a', tone: 'success' }], [{ message: 'b', tone: 'warning' }], [{ message: 'c', busy: true }]);
    const [own, usual, busy] = notices().map((notice) => notice.querySelector('[data-slot="icon"]'));
    expect(own?.querySelector('[data-testid="leaf"]')).not.toBeNull();
    expect(usual?.querySelector('svg')).not.toBeNull();
    expect(busy?.querySelector('svg')).toBeNull();
    expect(busy?.firstElementChild).not.toBeNull();
  });

  it.each([
    [-120, true],
    [120, true],
    [40, false],
  ])('drawn aside by a finger for %i px: is closed, %s', async (by, closed) => {
    const { store, tell } = await hosted();
    tell([{ message: 'Saved', persist: true }]);
    const [notice] = notices();
    const touch = (type: string, clientX: number) =>
      flushSync(
        () =>
          void notice!.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7, clientX }),
          ),
      );
    touch('pointerdown', 200);
    touch('pointermove', 200 + by);
    expect(notice!.style.translate).toBe(`${by}px`);
    touch('pointerup', 200 + by);
    expect(store.getState().snacks[0]?.reason === 'close').toBe(closed);
    expect(notice!.style.translate).toBe(closed ? `${by}px` : '');
  });

  it.each(['x'.repeat(10_000), '👩‍👩‍👧‍👦🇷🇴'.repeat(200), 'تم تسجيل الجهاز '.repeat(50), '设备已注册'.repeat(100)])(
    'holds hostile words in its width',
    async (message) => {
      const { tell } = await hosted();
      tell([{ message }]);
      const [notice] = notices();
      expect(notice!.scrollWidth).toBeLessThanOrEqual(notice!.clientWidth);
      expect(notice!.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
      expect(notice!.querySelector('[data-slot="close"]')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
  );

  it('counts what was told again', async () => {
    const { tell } = await hosted();
    tell([{ message: 'Saved' }], [{ message: 'Saved' }]);
    expect(words()).toEqual(['Information: Saved 2 times']);
  });

  it('leaves a way out where close buttons are off', async () => {
    const { tell, screen } = await hosted({ closeButton: false });
    tell([{ message: 'a' }], [{ message: 'b', persist: true }]);
    expect(screen.getByRole('button', { name: 'Close notice' }).elements()).toHaveLength(1);
  });

  it('shows no icon where none is wanted', async () => {
    const { tell } = await hosted({ iconVariant: 'none', closeButton: false });
    tell([{ message: 'Saved' }]);
    expect(notices()[0]?.querySelector('svg')).toBeNull();
  });
});

describe('A flood of notices', () => {
  it('is drawn once for each task, not at each of 10,000 notices, and is kept in bounds', async () => {
    const store = createSnackbars();
    const drawn = vi.fn();
    await render(
      <Profiler id="host" onRender={drawn}>
        <SnackbarHost store={store} />
      </Profiler>,
    );
    drawn.mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }); // none comes to its end meanwhile
    onTestFinished(() => void vi.useRealTimers());
    for (let told = 0; told < 10_000; told++) store.notify({ message: `Row ${told} was saved` });
    flushSync(() => undefined);
    expect(notices()).toHaveLength(3);
    await new Promise(requestAnimationFrame);
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(2);
    const { snacks, dropped } = store.getState();
    expect([snacks.length, dropped]).toEqual([103, 9897]);
  });
});
