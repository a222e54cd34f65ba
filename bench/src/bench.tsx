/** The page that `lib/sections.mjs` controls: it mounts components and returns how long that took. */
import { renders } from './renders'; // before React, which reads the hook when it is loaded
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import A from '@adapter';
import type { Mode } from './contract';
import { set, Stage, type Kind } from './stage';
import { measure, painted, until } from './timing';

const DIALOG = '[role=dialog],[role=alertdialog],dialog[open]';
const MENU = '[role=menu]';
const isVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** The times of the last key press and of the following `focusin` in the target. */
const focus = { target: '', at: 0, key: 0 };
addEventListener(
  'keydown',
  () => {
    focus.key = performance.now();
  },
  true,
);
addEventListener(
  'focusin',
  ({ target }) => {
    if (focus.target && !focus.at && (target as Element).closest(focus.target)) focus.at = performance.now();
  },
  true,
);
const waitFor = (target: string) => Object.assign(focus, { target, at: 0, key: 0 });

/**
 * Returns the number of transitions after a theme switch, the frames of the next 400 ms and the longest gap between
 * two.
 */
async function transitions() {
  const animations = document.getAnimations().length;
  if (animations === 0) return { animations };
  const began = performance.now();
  let [frames, longest, last] = [0, 0, began];
  while (last - began < 400) {
    const now = await new Promise<number>((done) => requestAnimationFrame(() => done(performance.now())));
    frames++;
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { animations, frames, longest };
}

const bench = {
  ready: false,
  mount: (kind: Kind, n: number) => measure(() => set({ kind, n, marked: 0, flip: false, dialog: false })),
  unmount: () => measure(() => set({ kind: 'none' })),
  select: (marked: number) => measure(() => set({ marked, flip: false })),
  flip: (marked: number) => measure(() => set({ marked, flip: true })),
  theme: async (mode: Mode) => ({
    ...(await measure(() => flushSync(() => A.setMode(mode)))),
    ...(await transitions()),
  }),

  async countRenders(action: 'theme' | 'select', argument: Mode | number) {
    Object.assign(renders, { counting: true, count: 0 });
    await (action === 'theme' ? bench.theme(argument as Mode) : bench.select(argument as number));
    await new Promise((done) => setTimeout(done, 50));
    renders.counting = false;
    return renders.count;
  },
  appearance() {
    const button = document.querySelector('#stage button');
    return {
      page: getComputedStyle(document.body).backgroundColor,
      button: button && getComputedStyle(button).backgroundColor,
      elements: document.querySelectorAll('#stage *').length,
    };
  },

  // Between these two calls, the driver presses Enter.
  focusMenuButton() {
    waitFor(MENU);
    const button =
      document.querySelector<HTMLElement>('button[data-bench-menu], [data-bench-menu] button') ??
      document.querySelector<HTMLElement>('#stage button');
    button?.focus();
    return button !== null && document.activeElement === button;
  },
  async menuOpened() {
    const opened = await until(() => focus.at);
    focus.target = '';
    return opened ? { focus: focus.at - focus.key } : null;
  },
  menuClosed: () => until(() => !isVisible(MENU)),

  async openDialog() {
    waitFor(DIALOG);
    let began = 0;
    const times = await measure(() => {
      began = performance.now();
      set({ dialog: true });
    });
    const opened = await until(() => focus.at);
    focus.target = '';
    return opened ? { ...times, focus: focus.at - began } : null;
  },
  closeDialog() {
    set({ dialog: false });
    return until(() => !isVisible(DIALOG));
  },

  /** Some libraries only queue the toasts here, so the CPU time includes the following 400 ms. */
  async burst(n: number) {
    const times = await measure(() => {
      for (let index = 0; index < n; index++) A.notify(`Message ${index}`);
    });
    const appeared = await until(() => /Message \d/.test(document.body.textContent ?? ''));
    await painted();
    const visible = new Set(document.body.innerText.match(/Message \d+/g));
    return { ...times, appeared, visible: visible.size };
  },
  clear: () => A.clearToasts(),
};
Object.assign(window, { bench });

flushSync(() =>
  createRoot(document.getElementById('root')!).render(
    <A.Root>
      <Stage />
      <A.Toaster />
    </A.Root>,
  ),
);
void painted().then(() => {
  bench.ready = true;
});
