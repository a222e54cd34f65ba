import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import * as preview from '../../../../../.storybook/preview.js';
import { storyModules, type StoryEntry } from '../stories.js';

setProjectAnnotations([preview as never]);

type Globals = Record<string, unknown>;
type Runnable = { run(options: { globals: Globals }): Promise<void> };
const composed = new Map<string, Record<string, Runnable>>();

/** Mounts a story as Storybook does and runs its play function. Unmounts the previous story. */
export async function play({ folder, component, name }: StoryEntry, globals: Globals = {}): Promise<void> {
  let stories = composed.get(folder);
  if (!stories) {
    const module = storyModules[`../${folder}/${component}.stories.tsx`];
    stories = composeStories(module as never) as unknown as Record<string, Runnable>;
    composed.set(folder, stories);
  }
  const story = stories[name];
  if (!story) throw new Error(`${folder} has no story ${name}`);
  await story.run({ globals: { ...preview.default.initialGlobals, ...globals } });
  await document.fonts.ready;
}
