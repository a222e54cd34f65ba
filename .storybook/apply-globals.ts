import { applyTheme } from '../packages/ui/src/theme/choice/theme-choice.js';
import { emulateFocusUntilInteraction } from './virtual-focus.js';

export type Globals = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const oneOf = <T extends string>(value: unknown, ...all: readonly T[]) => all.find((each) => each === value);

const attributes = ['lang', 'dir', 'data-preset', 'data-mode', 'data-density', 'data-fields'];

/**
 * Returns the root element of the docs page if this page is an example embedded there in an iframe. Otherwise returns
 * `undefined`: in a story, the parent page is the site or Storybook's manager, whose root has no preset.
 */
function embeddingDocsRoot(): HTMLElement | undefined {
  try {
    const parent = window.parent.document.documentElement;
    return window.parent !== window && parent.dataset['preset'] && !('site' in parent.dataset) ? parent : undefined;
  } catch {
    return undefined; // the parent page has another origin
  }
}

let observer: MutationObserver | undefined;
/** Copies the theme attributes of the docs page, now and whenever they change. */
function followTheme(docsRoot: HTMLElement) {
  const copy = () =>
    attributes.forEach((name) => document.documentElement.setAttribute(name, docsRoot.getAttribute(name) ?? ''));
  copy();
  if (observer) return;
  observer = new MutationObserver(copy);
  observer.observe(docsRoot, { attributes: true, attributeFilter: attributes });
  emulateFocusUntilInteraction();
}

/** Applies the toolbar's settings to the page, for stories and docs. */
export function applyGlobals(globals: Globals): void {
  const root = document.documentElement;
  applyTheme(root, {
    preset: text(globals['preset']) ?? 'theme5',
    mode: oneOf(globals['mode'], 'dark') ?? 'light',
    dir: oneOf(globals['direction'], 'rtl') ?? 'ltr',
    density: oneOf(globals['density'], 'compact') ?? 'comfortable',
    fields: oneOf(globals['fields'], 'outlined') ?? 'filled',
    radius: 8,
  });
  root.lang = text(globals['language']) ?? 'en';
  const docsRoot = embeddingDocsRoot();
  if (docsRoot) followTheme(docsRoot);
}
