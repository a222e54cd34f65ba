import type { PictureParameters } from '../packages/ui/src/testing/stories.js';

/** The combinations in which every story is pictured: here on the pinned browser, and as modes on Chromatic. Names are those of the pictures' files. */
export const modes = {
  'light-ltr': { mode: 'light', direction: 'ltr' },
  'dark-ltr': { mode: 'dark', direction: 'ltr' },
  'light-rtl': { mode: 'light', direction: 'rtl' },
  'dark-rtl': { mode: 'dark', direction: 'rtl' },
} as const;

/** What a picture is seen at where its story says nothing. */
export const usualViewport = { width: 1024, height: 768 };

/** What a story asks of its pictures, in Chromatic's words. Forced colours hold for all modes of a story there, so such a story is pictured in one mode. */
export function chromaticOf({ visual = {} }: PictureParameters) {
  const {
    skip,
    width = usualViewport.width,
    height = usualViewport.height,
    whole,
    widths = [],
    forcedColors,
    presets,
  } = visual;
  if (skip) return { disableSnapshot: true };
  const viewport = whole ? { width } : { width, height };
  const asked = presets ? { 'light-ltr': modes['light-ltr'], 'dark-ltr': modes['dark-ltr'] } : modes;
  const usual = Object.fromEntries(Object.entries(asked).map(([name, globals]) => [name, { ...globals, viewport }]));
  const further = Object.fromEntries(
    widths.map((each) => [`${each}px`, { ...modes['light-ltr'], viewport: { width: each, height } }]),
  );
  return forcedColors
    ? { modes: { 'forced-colours': { ...modes['light-ltr'], viewport } }, forcedColors: 'active' }
    : { modes: { ...usual, ...further } };
}
