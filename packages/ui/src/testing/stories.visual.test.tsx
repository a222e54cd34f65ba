import axe from 'axe-core';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as preview from '../../../../.storybook/preview.js';

setProjectAnnotations([preview as never]);

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });

const combinations = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'rtl' },
] as const;

/** What a story may ask of its picture: none at all, or a viewport of another size in px. A `layout: 'fullscreen'` has no margin. */
interface StoryParameters {
  layout?: string;
  visual?: { skip?: boolean; width?: number; height?: number };
}
const usual = { width: 1024, height: 768 };

/** What axe finds on the page. The stories' own run looks at them light and left to right only. A story is no page, so it needs no landmarks. */
const violations = async () => {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const partOf = (path: string) => path.split('/').at(-2) ?? path;
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; } /* the edge of a ring is drawn differently from run to run */ :focus-visible { outline-color: transparent !important; } body { min-block-size: 0 !important; padding: 16px; } body[data-fullscreen] { padding: 0; }';
document.head.append(still);
document.body.dataset['testid'] = 'stage';

for (const [path, module] of Object.entries(modules)) {
  const part = partOf(path);
  describe(`${part} as pictured`, () => {
    for (const [name, Story] of Object.entries(composeStories(module))) {
      const { layout, visual } = (Story as { parameters?: StoryParameters }).parameters ?? {};
      if (visual?.skip) continue;
      const { width = usual.width, height = usual.height } = visual ?? {};
      for (const globals of combinations) {
        it(`${name}, ${globals.mode}, ${globals.direction}`, async () => {
          document.body.toggleAttribute('data-fullscreen', layout === 'fullscreen');
          await page.viewport(width, height);
          await (Story as unknown as { run(options: object): Promise<void> }).run({ globals: { ...preview.default.initialGlobals, ...globals } });
          await document.fonts.ready;
          expect(await violations()).toEqual([]);
          await expect.element(page.getByTestId('stage')).toMatchScreenshot(`${part}-${name}-${globals.mode}-${globals.direction}`);
        });
      }
    }
  });
}
