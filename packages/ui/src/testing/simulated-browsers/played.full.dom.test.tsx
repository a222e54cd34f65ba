import { composeStories, type Meta } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { defaultStories, storyModules, type StoryEntry } from '../stories.js';

type Composed = Record<string, { run: () => Promise<void> }>;

/** Mounts a story, and uses it as its play function does: with Testing Library and user-event. */
async function play({ folder, component, name }: StoryEntry): Promise<void> {
  const module = storyModules[`../${folder}/${component}.stories.tsx`] as unknown as { default: Meta };
  await (composeStories(module) as unknown as Composed)[name]!.run();
}

/** Stories that open a modal dialog. jsdom has no `showModal`: `consumers/testing-app` opens one with the entry. */
const needDialog = new Set(['overlays/alert-dialog', 'overlays/dialog', 'overlays/drawer', 'shell/command-palette']);
const isJsdom = !('happyDOM' in window);
const stories = defaultStories.filter(({ folder }) => !(isJsdom && needDialog.has(folder)));

describe('Without polyfills, stories can be used', () => {
  it.each(stories)('$folder, $name', async (entry) => {
    await expect(play(entry)).resolves.toBeUndefined();
  });
});
