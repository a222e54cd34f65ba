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

const partOf = (path: string) => path.split('/').at(-2) ?? path;
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; } body { min-block-size: 0 !important; padding: 16px; }';
document.head.append(still);

for (const [path, module] of Object.entries(modules)) {
  describe(partOf(path), () => {
    for (const [name, Story] of Object.entries(composeStories(module))) {
      const settings = (Story as { parameters?: { visual?: { skip?: boolean } } }).parameters?.visual;
      if (settings?.skip) continue;
      for (const globals of combinations) {
        it(`${name}, ${globals.mode}, ${globals.direction}`, async () => {
          await (Story as unknown as { run(options: object): Promise<void> }).run({ globals: { ...preview.default.initialGlobals, ...globals } });
          await document.fonts.ready;
          await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${partOf(path)}-${name}-${globals.mode}-${globals.direction}`);
        });
      }
    }
  });
}
