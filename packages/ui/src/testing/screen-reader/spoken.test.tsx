import { virtual } from '@guidepup/virtual-screen-reader';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { allStories, storyComponent } from '../stories.js';

// covers D.670
// A screen reader reads stories from the first to the last element. The log of each is a file in `spoken`, which is
// reviewed: nothing is said twice, each control has its name and state. `vitest run --update` writes the files.

/** The stories by folder. Overlays are open, so that their content is read too. */
const stories: Record<string, string> = {
  'inputs/button': 'Default',
  'inputs/checkbox-group': 'Default',
  'inputs/combobox': 'Open',
  'inputs/date-field': 'Default',
  'inputs/file-field': 'Chosen',
  'inputs/text-field': 'States',
  'inputs/number-field': 'Default',
  'inputs/password-field': 'Default',
  'inputs/radio-group': 'Default',
  'inputs/select': 'Open',
  'inputs/tags-input': 'Default',
  'inputs/toggle-group': 'Default',
  'data/range-rail': 'States',
  'display/accordion': 'Default',
  'display/description-list': 'Default',
  'display/table': 'Default',
  'feedback/alert': 'Default',
  'layout/filter-bar': 'Default',
  'navigation/breadcrumbs': 'Default',
  'navigation/nav-tree': 'Default',
  'navigation/pagination': 'Default',
  'navigation/stepper': 'Default',
  'navigation/tabs': 'Default',
  'overlays/dialog': 'Open',
  'overlays/info-tip': 'Open',
  'overlays/menu': 'Open',
  'shell/account-menu': 'Open',
  'shell/command-palette': 'Open',
};

/** The end of a document is repeated forever. A longer log is a loop. */
const mostPhrases = 400;

async function read(): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    for (let count = 0; (await virtual.lastSpokenPhrase()) !== 'end of document'; count++) {
      if (count > mostPhrases)
        throw new Error(`The reader is in a loop:\n${(await virtual.spokenPhraseLog()).slice(-20).join('\n')}`);
      await virtual.next();
    }
    return `${(await virtual.spokenPhraseLog()).join('\n')}\n`;
  } finally {
    await virtual.stop();
  }
}

describe('A screen reader says', () => {
  it.each(Object.entries(stories))('%s, %s as in the reviewed log', async (folder, name) => {
    const entry = allStories.find((story) => story.folder === folder && story.name === name);
    if (!entry) throw new Error(`${folder} has no story ${name}`);
    const Story = storyComponent(entry);
    await render(<Story />);
    await expect(await read()).toMatchFileSnapshot(`spoken/${folder.replace('/', '-')}.txt`);
  });
});
