import { applyTheme } from '../packages/ui/src/theme/theme-choice.js';

export type Globals = Record<string, unknown>;
const word = (value: unknown) => (typeof value === 'string' ? value : undefined);
const oneOf = <T extends string>(value: unknown, ...all: readonly T[]) => all.find((each) => each === value);

const attributes = ['lang', 'dir', 'data-preset', 'data-mode', 'data-density', 'data-fields'];

/** The docs page that this page is an example of, in a frame; none in Storybook itself, whose own root has no theme. */
function pageAround(): HTMLElement | undefined {
  try {
    const around = window.parent.document.documentElement;
    return window.parent !== window && around.dataset['preset'] ? around : undefined;
  } catch {
    return undefined; // the page of another host, which may not be read
  }
}

/** What opens takes the focus, and with it the page would scroll to an example that nobody has looked at yet: in a frame it waits until someone acts there. */
function waitForTheReader() {
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  HTMLElement.prototype.focus = function (options) {
    if (navigator.userActivation.hasBeenActive) focus.call(this, options);
  };
}

let follows: MutationObserver | undefined;
/** Copies the look of the docs page around, now and whenever it changes. */
function follow(page: HTMLElement) {
  const copy = () =>
    attributes.forEach((name) => document.documentElement.setAttribute(name, page.getAttribute(name) ?? ''));
  copy();
  if (follows) return;
  follows = new MutationObserver(copy);
  follows.observe(page, { attributes: true, attributeFilter: attributes });
  waitForTheReader();
}

/** Dresses the page as the toolbar says, stories and docs alike. */
export function dress(globals: Globals): void {
  const root = document.documentElement;
  applyTheme(root, {
    preset: word(globals['preset']) ?? 'theme5',
    mode: oneOf(globals['mode'], 'dark') ?? 'light',
    dir: oneOf(globals['direction'], 'rtl') ?? 'ltr',
    density: oneOf(globals['density'], 'compact') ?? 'comfortable',
    fields: oneOf(globals['fields'], 'outlined') ?? 'filled',
    radius: 8,
  });
  root.lang = word(globals['language']) ?? 'en';
  const page = pageAround();
  if (page) follow(page);
}
