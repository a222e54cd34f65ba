import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../../testing/library-checks/play.js';
import { allStories } from '../../testing/stories.js';
import { applyTheme, type ThemeChoice } from './theme-choice.js';

const html = document.documentElement;
const initial: ThemeChoice = {
  preset: 'theme5',
  mode: 'light',
  dir: 'ltr',
  fields: 'filled',
  density: 'comfortable',
  radius: 8,
  container: 'fixed',
};
/** Changes all settings at once, except the font, whose text width may change the layout of a component. */
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
const record = ({ type, target, propertyName }: TransitionEvent) =>
  started.add(`${type} of ${propertyName} on ${(target as Element).outerHTML.slice(0, 120)}`);

const frame = () => new Promise((done) => requestAnimationFrame(done));
const settled = async () => {
  await frame();
  await frame();
};
/** Waits for the entry animations of the story. Infinite animations continue and are not affected. */
const entryAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .map((animation) => animation.finished),
  );

beforeAll(() => html.addEventListener('transitionrun', record, true));
afterAll(() => {
  html.removeEventListener('transitionrun', record, true);
  for (const name of ['data-fields', 'data-density', 'data-container']) html.removeAttribute(name);
  applyTheme(html, initial);
});

describe('theme change starts no transition', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    applyTheme(html, initial);
    await play(entry);
    await entryAnimations();
    await settled();
    started.clear();
    applyTheme(html, other);
    await settled();
    expect([...started]).toEqual([]);
  });
});
