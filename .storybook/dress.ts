import { applyTheme } from '../packages/ui/src/theme/theme-choice.js';

export type Globals = Record<string, unknown>;
const word = (value: unknown) => (typeof value === 'string' ? value : undefined);
const oneOf = <T extends string>(value: unknown, ...all: readonly T[]) => all.find((each) => each === value);

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
}
