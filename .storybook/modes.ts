import type { ScreenshotParameters } from '../packages/ui/src/testing/stories.js';

/** The mode and direction combinations in which the visual tests and Chromatic capture a story by default. */
export const modes = {
  'light-ltr': { mode: 'light', direction: 'ltr' },
  'dark-ltr': { mode: 'dark', direction: 'ltr' },
  'light-rtl': { mode: 'light', direction: 'rtl' },
  'dark-rtl': { mode: 'dark', direction: 'rtl' },
} as const;

/** The viewport of a screenshot unless its story sets one. */
export const defaultViewport = { width: 1024, height: 768 };

/**
 * Converts the screenshot parameters of a story to Chromatic's. Chromatic applies `forcedColors` to all modes of a
 * story, so a story with `forcedColors` is captured in a single mode there.
 */
export function chromaticOf({ visual = {} }: ScreenshotParameters) {
  const {
    skip,
    width = defaultViewport.width,
    height = defaultViewport.height,
    fullPage,
    widths = [],
    forcedColors,
    presets,
  } = visual;
  if (skip) return { disableSnapshot: true };
  const viewport = fullPage ? { width } : { width, height };
  const requested = presets ? { 'light-ltr': modes['light-ltr'], 'dark-ltr': modes['dark-ltr'] } : modes;
  const standard = Object.fromEntries(
    Object.entries(requested).map(([name, globals]) => [name, { ...globals, viewport }]),
  );
  const further = Object.fromEntries(
    widths.map((each) => [`${each}px`, { ...modes['light-ltr'], viewport: { width: each, height } }]),
  );
  return forcedColors
    ? { modes: { 'forced-colours': { ...modes['light-ltr'], viewport } }, forcedColors: 'active' }
    : { modes: { ...standard, ...further } };
}
