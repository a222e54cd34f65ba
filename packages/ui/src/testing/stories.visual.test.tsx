import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { modes } from '../../../../.storybook/modes.js';
import * as preview from '../../../../.storybook/preview.js';
import { presetIds } from '../theme/index.js';
import { violations } from './proofs/axe.js';
import { emulate } from './proofs/emulate.js';
import type { PictureParameters } from './stories.js';

setProjectAnnotations([preview as never]);

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });
interface Runnable {
  run: (options: object) => Promise<void>;
  parameters?: PictureParameters;
}
const usual = { width: 1024, height: 768 };

/** One picture of a story: the end of its file's name, and what is different in it. */
interface Picture {
  suffix: string;
  globals: Record<string, string>;
  width: number;
  height: number;
  forcedColors?: boolean;
}

function picturesOf({ visual = {} }: PictureParameters): Picture[] {
  const { skip, width = usual.width, height = usual.height, widths = [], forcedColors, presets } = visual;
  if (skip) return [];
  const globals = presets
    ? presetIds.flatMap((preset) =>
        (['light', 'dark'] as const).map((mode): [string, Record<string, string>] => [
          `${preset}-${mode}`,
          { preset, mode },
        ]),
      )
    : Object.entries(modes);
  return [
    ...globals.map(([suffix, each]) => ({ suffix, globals: each, width, height })),
    ...widths.map((each) => ({ suffix: `${each}px`, globals: modes['light-ltr'], width: each, height })),
    ...(forcedColors ? [{ suffix: 'forced-colours', globals: modes['light-ltr'], width, height, forcedColors }] : []),
  ];
}

const partOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
const still = document.createElement('style');
still.textContent =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; } /* the edge of a ring is drawn differently from run to run */ :focus-visible { outline-color: transparent !important; } body { min-block-size: 0 !important; padding: 16px; } body[data-fullscreen] { padding: 0; }';
document.head.append(still);
document.body.dataset['testid'] = 'stage';

// The day that calendars mark is the same each time; all other clocks go on.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) }));
afterAll(() => void vi.useRealTimers());
afterEach(() => emulate({ 'forced-colors': 'none' }));

/** What comes late is there: faces and images; what a script moves has arrived. */
async function settled() {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise(requestAnimationFrame); // what is laid out asks for its faces, and may be laid out anew with them
    await document.fonts.ready;
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))); // one that is broken is pictured as such
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

const pictured = Object.entries(modules).flatMap(([path, module]) => {
  const stories = Object.entries(composeStories(module)).map(([name, Story]) => ({
    name,
    run: (Story as unknown as Runnable).run,
    parameters: (Story as Runnable).parameters ?? {},
  }));
  const pictures = stories.flatMap((story) =>
    picturesOf(story.parameters).map((picture) => ({ ...story, ...picture })),
  );
  return pictures.length > 0 ? [{ part: partOf(path), pictures }] : [];
});

for (const { part, pictures } of pictured) {
  describe(`${part} as pictured`, () => {
    for (const { name, run, parameters, suffix, globals, width, height, forcedColors = false } of pictures) {
      it(`${name}, ${suffix.replace('-', ', ')}`, { timeout: 120_000 }, async () => {
        document.body.toggleAttribute('data-fullscreen', parameters.layout === 'fullscreen');
        await page.viewport(width, height);
        await run({ globals: { ...preview.default.initialGlobals, ...globals } });
        if (forcedColors) await emulate({ 'forced-colors': 'active' });
        if (parameters.visual?.whole) await page.viewport(width, document.documentElement.scrollHeight);
        await settled();
        // Contrast in forced colours is proved apart: what axe reads there is not what is shown.
        expect(await violations(forcedColors ? ['color-contrast'] : [])).toEqual([]);
        await expect
          .element(page.getByTestId('stage'))
          .toMatchScreenshot(`${part}-${name}-${suffix}`, parameters.visual?.whole ? { timeout: 60_000 } : {});
      });
    }
  });
}
