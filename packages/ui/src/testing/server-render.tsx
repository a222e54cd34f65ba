import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Effect } from './effect.js';
import { allStories, storyComponent, type StoryEntry } from './stories.js';

/** The result of rendering a story on the server. */
export interface ServerRendered {
  html: string;
  errors: string[];
}

const keyOf = ({ folder, name }: StoryEntry) => `${folder} ${name}`;

async function rendered(entry: StoryEntry): Promise<ServerRendered> {
  const Story = storyComponent(entry);
  const errors: string[] = [];
  const { error: originalError, warn: originalWarn } = console;
  const record = (...values: unknown[]) => void errors.push(values.map(String).join(' '));
  Object.assign(console, { error: record, warn: record });
  try {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Story />
        <Effect run={() => undefined} />
      </StrictMode>,
      { onError: (error) => void errors.push(String(error)) },
    );
    let html = '';
    for await (const chunk of prelude) html += String(chunk);
    return { html, errors };
  } catch (error) {
    return { html: '', errors: [...errors, String(error)] };
  } finally {
    Object.assign(console, { error: originalError, warn: originalWarn });
  }
}

/** Renders stories in Node, without window and document: by default every one, as the Vitest command of this name does. */
export async function renderStoriesOnServer(
  stories: readonly StoryEntry[] = allStories,
): Promise<Record<string, ServerRendered>> {
  const all: Record<string, ServerRendered> = {};
  for (const entry of stories) all[keyOf(entry)] = await rendered(entry);
  return all;
}
