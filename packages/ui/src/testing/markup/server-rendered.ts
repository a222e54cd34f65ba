import { renderStoriesOnServer } from '../server-render.js';
import { allStories, defaultStories } from '../stories.js';

/** The stories as whole pages, by their names. In the gate one of each component. */
export async function pagesOfStories(): Promise<Map<string, string>> {
  const stories = await renderStoriesOnServer(process.env['TEST_SCOPE'] === 'gate' ? defaultStories : allStories);
  return new Map(
    Object.entries(stories).map(([name, { html }]) => [
      name,
      `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body>\n${html}\n</body></html>\n`,
    ]),
  );
}
