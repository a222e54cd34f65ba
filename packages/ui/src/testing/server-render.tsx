import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Effect } from './effect.js';
import { allStories, storyComponent, type StoryEntry } from './stories.js';

/** What a server made of a story: its markup, or why it made none. */
export interface ServerRendered {
  html: string;
  faults: string[];
}

const keyOf = ({ folder, name }: StoryEntry) => `${folder} ${name}`;

async function rendered(entry: StoryEntry): Promise<ServerRendered> {
  const Story = storyComponent(entry);
  const faults: string[] = [];
  const { error, warn } = console;
  const say = (...said: unknown[]) => void faults.push(said.map(String).join(' '));
  Object.assign(console, { error: say, warn: say });
  try {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Story />
        <Effect run={() => undefined} />
      </StrictMode>,
      { onError: (fault) => void faults.push(String(fault)) },
    );
    let html = '';
    for await (const chunk of prelude) html += String(chunk);
    return { html, faults };
  } catch (fault) {
    return { html: '', faults: [...faults, String(fault)] };
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** Every story as Node renders it: no window, no document. Read by the vitest command of the same name. */
export async function renderStoriesOnServer(): Promise<Record<string, ServerRendered>> {
  const all: Record<string, ServerRendered> = {};
  for (const entry of allStories) all[keyOf(entry)] = await rendered(entry);
  return all;
}
