import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { looks, systemMode } from './look.js';
import { neighbourhoods, partOf } from './parts.js';

interface Entry {
  type: string;
  title: string;
  anchors?: { id: string; title: string }[];
}

// Storybook's search knows names and headings only, so each docs page is given the other names of its part among its headings.
const request = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await request(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (!address.split('?')[0]?.endsWith('index.json') || !response.ok) return response;
  const index = (await response.json()) as { entries: Record<string, Entry> };
  for (const entry of Object.values(index.entries)) {
    const also = entry.type === 'docs' ? neighbourhoods[partOf(entry.title)]?.also : undefined;
    if (also) entry.anchors = [...(entry.anchors ?? []), ...also.map((title) => ({ id: `also-${title.replaceAll(' ', '-')}`, title }))];
  }
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } });
};

addons.setConfig({ theme: looks[systemMode()] });

// The toolbar's mode is Storybook's own too.
addons.register('attesta/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => api.setOptions({ theme: looks[globals['mode'] === 'dark' ? 'dark' : 'light'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
