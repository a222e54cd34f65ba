import { presetIds } from '../packages/ui/src/theme/colors/preset-ids.js';
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
 * Converts the screenshot parameters of a story to Chromatic's. Every story in the sidebar is captured in light mode left
 * to right and in dark mode right to left, which together use each half of the themes and both directions; `presets`
 * adds every preset in both modes. Hidden stories, which exist only as tests, and forced colours are captured by
 * `npm run visual` only: Chromatic applies `forcedColors` to all modes of a story.
 * @param tags the story's tags; Storybook removes `dev` from hidden stories
 */
export function chromaticOf({ visual = {} }: ScreenshotParameters, tags: readonly string[]) {
  const {
    skip,
    width = defaultViewport.width,
    height = defaultViewport.height,
    fullPage,
    widths = [],
    presets,
  } = visual;
  if (skip || !tags.includes('dev')) return { disableSnapshot: true };
  const viewport = fullPage ? { width } : { width, height };
  const captured = presets
    ? presetIds.flatMap((preset) =>
        (['light-ltr', 'dark-ltr'] as const).map((name) => [`${preset}-${name}`, { ...modes[name], preset }] as const),
      )
    : (['light-ltr', 'dark-rtl'] as const).map((name) => [name, modes[name]] as const);
  const further = widths.map((each) => [`${each}px`, { ...modes['light-ltr'], viewport: { width: each, height } }]);
  return {
    modes: Object.fromEntries([...captured.map(([name, globals]) => [name, { ...globals, viewport }]), ...further]),
  };
}
