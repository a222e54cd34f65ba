import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../testing/proofs/play.js';
import { allStories } from '../testing/stories.js';
import { applyTheme, type ThemeChoice } from './theme-choice.js';

const html = document.documentElement;
const usual: ThemeChoice = {
  preset: 'theme5',
  mode: 'light',
  dir: 'ltr',
  fields: 'filled',
  density: 'comfortable',
  radius: 8,
  container: 'fixed',
};
/** Everything at once; the font stays, since a part may answer to words of another width with a layout of its own. */
const other: ThemeChoice = {
  preset: 'theme2',
  mode: 'dark',
  dir: 'rtl',
  fields: 'outlined',
  density: 'compact',
  radius: 20,
  container: 'full',
};

const started = new Set<string>();
const note = ({ type, target, propertyName }: TransitionEvent) =>
  started.add(`${type} of ${propertyName} on ${(target as Element).outerHTML.slice(0, 120)}`);

const frame = () => new Promise((done) => requestAnimationFrame(done));
const settled = async () => {
  await frame();
  await frame();
};
/** What came in with the story is let finish; what turns for ever goes on, and is the same before and after. */
const arrived = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .map((animation) => animation.finished),
  );

beforeAll(() => html.addEventListener('transitionrun', note, true));
afterAll(() => {
  html.removeEventListener('transitionrun', note, true);
  for (const name of ['data-fields', 'data-density', 'data-container']) html.removeAttribute(name);
  applyTheme(html, usual);
});

describe('A switch of theme moves nothing in any story', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    applyTheme(html, usual);
    await play(entry);
    await arrived();
    await settled();
    started.clear();
    applyTheme(html, other);
    await settled();
    expect([...started]).toEqual([]);
  });
});
