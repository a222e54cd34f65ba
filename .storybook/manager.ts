import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { chromes, systemMode } from './look.js';
import { neighbourhoods, partOf } from './parts.js';

type Index = NonNullable<ReturnType<API['getIndex']>>;
type Entry = Index['entries'][string] & { anchors?: { id: string; title: string }[] };

/** Storybook's search knows names and headings only, so the docs page of a part is given the part's other names among its headings. */
function named(entry: Entry): Entry {
  const also = entry.type === 'docs' ? (neighbourhoods[partOf(entry.title)]?.also ?? []) : [];
  return {
    ...entry,
    anchors: [...(entry.anchors ?? []), ...also.map((title) => ({ id: `also-${title.replaceAll(' ', '-')}`, title }))],
  };
}
const withNames = (index: Index): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [id, named(entry)]),
  ) as Index['entries'],
});

/** Names of stories come from their exports, "Full Width With A Long Label"; the sidebar says them as sentences. */
const sentence = (name: string) => name.replaceAll(/ (?!I\b)[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());

addons.setConfig({
  theme: chromes[systemMode()],
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? sentence(name) : name) },
});

addons.register('attesta', (api) => {
  // The toolbar's mode is Storybook's own too.
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: chromes[globals['mode'] === 'dark' ? 'dark' : 'light'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);

  let known: Index | undefined;
  const name = () => {
    const index = api.getIndex();
    if (!index || index === known) return;
    known = withNames(index);
    void api.setIndex(known);
  };
  for (const event of [CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED]) api.on(event, name);
});
