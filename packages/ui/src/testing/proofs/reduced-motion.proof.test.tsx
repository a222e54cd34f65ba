import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allStories } from '../stories.js';
import { emulate } from './emulate.js';
import { play } from './play.js';

/** What may go on: it says that something is under way, and standing still would say that it is stuck. It takes this long, in ms, or longer. */
const slowed: Record<string, number> = {
  // The turning ring, of a few px: it moves nothing across the page, and at 3 s a turn it is quieter than a second hand.
  'span[aria-hidden="true"]': 3000,
  '[data-part="progress-bar"] *, [data-part="progress-ring"] *': 3000,
};

/** What happens in one step is a delay, as of a skeleton that waits before it shows; it moves nothing. */
const inOneStep = (animation: Animation) =>
  (animation.effect as KeyframeEffect).getKeyframes().every(({ easing }) => easing.startsWith('steps(1'));
const moving = (animation: Animation) =>
  Number(animation.effect?.getComputedTiming().duration ?? 0) > 1 && !inOneStep(animation);
const shown = (animation: Animation) => {
  const { target, pseudoElement } = animation.effect as KeyframeEffect;
  const what =
    animation instanceof CSSTransition
      ? `transition of ${animation.transitionProperty}`
      : animation instanceof CSSAnimation
        ? `animation ${animation.animationName}`
        : 'animation';
  return `${what}, ${String(animation.effect?.getComputedTiming().duration)} ms, on ${target?.outerHTML.slice(0, 160)}${pseudoElement ?? ''}`;
};

/** Whatever begins to move while a story mounts and plays, at the moment that it begins. */
const begun = new Set<Animation>();
const collect = () =>
  document
    .getAnimations()
    .filter(moving)
    .forEach((animation) => begun.add(animation));
const beginnings = ['animationstart', 'transitionrun'] as const;

beforeAll(async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  for (const type of beginnings) document.addEventListener(type, collect, true);
});
afterAll(async () => {
  for (const type of beginnings) document.removeEventListener(type, collect, true);
  await emulate({ 'prefers-reduced-motion': 'no-preference' });
});

const used = new Set<string>();

describe('No story moves where reduced motion is asked', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    begun.clear();
    await play(entry);
    collect();
    const found = [...begun].filter((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const exception = Object.entries(slowed).find(
        ([selector, least]) =>
          target?.matches(selector) && Number(animation.effect?.getComputedTiming().duration) >= least,
      );
      if (exception) used.add(exception[0]);
      return !exception;
    });
    expect(found.map(shown)).toEqual([]);
  });

  it('needs each of its exceptions', () => {
    expect(Object.keys(slowed).filter((selector) => !used.has(selector))).toEqual([]);
  });
});
