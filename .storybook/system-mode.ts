import type { Mode } from '../packages/ui/src/theme/colors/palette.js';

/** The preferred colour scheme of the user's system. */
export const systemMode = (): Mode =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
