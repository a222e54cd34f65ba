import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { sentenceCase } from './sentence-case.js';
import { systemMode } from './system-mode.js';
import { managerThemes } from './themes.js';
import { componentIndex, componentOf } from './components.js';

type Index = NonNullable<ReturnType<API['getIndex']>>;
type Entry = Index['entries'][string] & { anchors?: { id: string; title: string }[] };

/**
 * Adds the aliases of a component to the headings of its docs page, because Storybook's search covers only names and
 * headings.
 */
function entryWithAliases(entry: Entry): Entry {
  const aliases = entry.type === 'docs' ? (componentIndex[componentOf(entry.title)]?.aliases ?? []) : [];
  return {
    ...entry,
    anchors: [
      ...(entry.anchors ?? []),
      ...aliases.map((title) => ({ id: `also-${title.replaceAll(' ', '-')}`, title })),
    ],
  };
}
const withAliases = (index: Index): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [id, entryWithAliases(entry)]),
  ) as Index['entries'],
});

addons.setConfig({
  theme: managerThemes[systemMode()],
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name) },
});

addons.register('attesta', (api) => {
  // The manager follows the mode that is selected in the toolbar.
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: managerThemes[globals['mode'] === 'dark' ? 'dark' : 'light'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);

  let updated: Index | undefined;
  const addAliases = () => {
    const index = api.getIndex();
    if (!index || index === updated) return;
    updated = withAliases(index);
    void api.setIndex(updated);
  };
  for (const event of [CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED]) api.on(event, addAliases);
});
