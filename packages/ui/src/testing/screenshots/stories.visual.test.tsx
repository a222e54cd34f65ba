import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { applyGlobals } from '../../../../../.storybook/apply-globals.js';
import { modes, defaultViewport } from '../../../../../.storybook/modes.js';
import * as preview from '../../../../../.storybook/preview.js';
import { presetIds } from '../../theme/index.js';
import { colourViolations, violations } from '../library-checks/axe.js';
import { emulate } from '../library-checks/emulate.js';
import type { ScreenshotParameters } from '../stories.js';
import type { Cell, CaptureOptions } from './screenshot-commands.js';

declare module 'vitest/browser' {
  interface BrowserCommands {
    captureVariant: (path: string, name: string, options: CaptureOptions) => Promise<void>;
    compareVariants: (path: string, isPart: boolean) => Promise<string | undefined>;
    findUnchangedStories: (paths: Record<string, string>) => Promise<string[]>;
    finishStories: (key: string) => Promise<void>;
  }
}

setProjectAnnotations([preview as never]);

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../../**/*.stories.tsx');
interface Runnable {
  run: (options: object) => Promise<void>;
  parameters?: ScreenshotParameters;
}

/**
 * One variant of a story. A variant with another width or direction is mounted anew; a variant that only has other
 * colours is restyled in place.
 */
interface Variant {
  name: string;
  cell: Cell;
  globals: { mode: string; direction?: string; preset?: string };
  width: number;
  height: number;
  forcedColors?: boolean;
}

/** The variants in each file of a story, by the end of the file's name. */
function filesOf({ visual = {} }: ScreenshotParameters): Record<string, Variant[]> {
  const {
    skip,
    width = defaultViewport.width,
    height = defaultViewport.height,
    widths = [],
    forcedColors = false,
    presets,
  } = visual;
  if (skip) return {};
  if (presets) {
    const inEachPreset = (mode: string): Variant[] =>
      presetIds.map((preset, index) => {
        return { name: preset, cell: { row: index >> 1, column: index % 2 }, globals: { preset, mode }, width, height };
      });
    return { '-light': inEachPreset('light'), '-dark': inEachPreset('dark') };
  }
  // Left to right in the first column, right to left in the second: equal text in a row compresses well.
  const usual = Object.entries(modes).map(([name, globals]): Variant => {
    const cell = { row: globals.mode === 'dark' ? 1 : 0, column: globals.direction === 'rtl' ? 1 : 0 };
    return { name, cell, globals, width, height };
  });
  const further = [
    ...widths.map((each) => ({ name: `${each}px`, width: each })),
    ...(forcedColors ? [{ name: 'forced-colours', width, forcedColors }] : []),
  ].map((each, index): Variant => {
    return { ...each, cell: { row: 2, column: index }, globals: modes['light-ltr'], height };
  });
  return { '': [...usual, ...further] };
}

/** One file of a story. */
interface Screenshot extends Runnable {
  name: string;
  parameters: ScreenshotParameters;
  variants: Variant[];
}

/** `../../inputs/button/button.stories.tsx` becomes `inputs/button`. */
const keyOf = (path: string) =>
  path
    .replace('../../', '')
    .replace('../', 'testing/')
    .replace('.stories.tsx', '')
    .replace(/([^/]+)\/\1$/, '$1');
const still = document.createElement('style');
still.textContent =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; } /* the edge of a ring is drawn differently from run to run */ :focus-visible { outline-color: transparent !important; } body { min-block-size: 0 !important; padding: 16px; } body[data-fullscreen] { padding: 0; }';
document.head.append(still);

/** What components load when they need it, so that no screenshot shows its placeholder. */
const loadedLater = import.meta.glob('../../data/timeline/timeline-{cards,table}.tsx');
beforeAll(async () => void (await Promise.all(Object.values(loadedLater).map((load) => load()))));

// Calendars mark the same day in each run; all other clocks are real.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) }));
afterAll(() => void vi.useRealTimers());
afterEach(() => emulate({ 'forced-colors': 'none' }));

/** Waits for fonts and images, and skips to the end of animations that are started by a script. */
async function settled() {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise(requestAnimationFrame); // layout requests the fonts, and may change once they are loaded
    await document.fonts.ready;
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))); // a broken image is captured as such
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

const paths = Object.fromEntries(Object.keys(modules).map((path) => [keyOf(path), path]));
const unchanged = new Set(await commands.findUnchangedStories(paths));

it.for([...unchanged])('%s has the stored hash and is not captured', (key, { skip }) => {
  expect(paths).toHaveProperty([key]);
  skip();
});

/**
 * The gate has one screenshot per component, and checks stories with axe elsewhere (`played.library.test.tsx`). It
 * leaves out these variants: their colours and their direction are also in the other two.
 */
const isGate = import.meta.env['TEST_SCOPE'] === 'gate';
const fullRunOnly = ['dark-ltr', 'light-rtl'];
const inGate = (file: Screenshot): Screenshot => ({
  ...file,
  variants: file.variants.filter(({ name }) => !fullRunOnly.includes(name)),
});
const captured: { key: string; files: Screenshot[] }[] = [];
for (const [path, load] of Object.entries(modules)) {
  const key = keyOf(path);
  if (unchanged.has(key)) continue;
  const files = Object.entries(composeStories(await load())).flatMap(([name, story]) => {
    const { run, parameters = {} } = story as unknown as Runnable;
    const variantsOfFiles = Object.entries(filesOf(parameters));
    return variantsOfFiles.map(([suffix, variants]) => ({ name: `${name}${suffix}`, run, parameters, variants }));
  });
  const first = files.find(({ name }) => name === 'Default' || name === 'Closed') ?? files[0];
  if (first) captured.push({ key, files: isGate ? [inGate(first)] : files });
}
for (const { key, files } of captured) {
  describe(`${key}`, () => {
    const compared = new Set<string>();
    afterAll(async () => {
      if (compared.size === files.length) await commands.finishStories(key);
    });
    for (const { name, run, parameters, variants } of files) {
      it(`${name} looks the same in all variants`, { timeout: 240_000 }, async () => {
        const found: string[] = [];
        const isFullPage = parameters.visual?.fullPage ?? false;
        document.body.toggleAttribute('data-fullscreen', parameters.layout === 'fullscreen');
        for (const [index, { name: variant, cell, globals, width, height, forcedColors }] of variants.entries()) {
          const all = { ...preview.default.initialGlobals, ...globals };
          const before = variants[index - 1];
          const isMounted = before?.width === width && before.globals.direction === globals.direction;
          if (isMounted) applyGlobals(all);
          else {
            await page.viewport(width, height);
            await run({ globals: all });
          }
          if (forcedColors) await emulate({ 'forced-colors': 'active' });
          if (isFullPage && !isMounted) await page.viewport(width, document.documentElement.scrollHeight);
          await settled();
          // Every rule on each mount, and those that depend on colours again in other colours. Contrast in forced
          // colours is checked in `played.library.test.tsx`: axe does not read the colours that are shown.
          if (!forcedColors && !isGate)
            found.push(...(await (isMounted ? colourViolations() : violations())).map((each) => `${variant}: ${each}`));
          await commands.captureVariant(`${key}-${name}`, variant, {
            cell,
            isFirst: index === 0,
            timeout: isFullPage ? 60_000 : 30_000,
          });
        }
        expect(found).toEqual([]);
        expect(await commands.compareVariants(`${key}-${name}`, isGate)).toBeUndefined();
        compared.add(name);
      });
    }
  });
}
