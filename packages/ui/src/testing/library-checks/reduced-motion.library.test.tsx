import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allStories } from '../stories.js';
import { emulate } from './emulate.js';
import { play } from './play.js';

/**
 * Allowed animations, by selector, with their minimum duration in ms. They show progress, and a progress indicator that
 * does not move looks stuck.
 */
const allowed: Record<string, number> = {
  // The spinner is small and rotates in place, one turn in 3 s.
  'span[aria-hidden="true"]': 3000,
  '[data-part="progress-bar"] *, [data-part="progress-ring"] *': 3000,
};

/**
 * Whether the animation has a single step. Such an animation is only a delay, for example before a skeleton appears.
 */
const isSingleStep = (animation: Animation) =>
  (animation.effect as KeyframeEffect).getKeyframes().every(({ easing }) => /^steps\(1[,)]/.test(easing));
const isMotion = (animation: Animation) =>
  Number(animation.effect?.getComputedTiming().duration ?? 0) > 1 && !isSingleStep(animation);
const describeAnimation = (animation: Animation) => {
  const { target, pseudoElement } = animation.effect as KeyframeEffect;
  const kind =
    animation instanceof CSSTransition
      ? `transition of ${animation.transitionProperty}`
      : animation instanceof CSSAnimation
        ? `animation ${animation.animationName}`
        : 'animation';
  return `${kind}, ${String(animation.effect?.getComputedTiming().duration)} ms, on ${target?.outerHTML.slice(0, 160)}${pseudoElement ?? ''}`;
};

/** All animations that start while a story mounts and plays. */
const started = new Set<Animation>();
const collect = () =>
  document
    .getAnimations()
    .filter(isMotion)
    .forEach((animation) => started.add(animation));
const startEvents = ['animationstart', 'transitionrun'] as const;

beforeAll(async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  for (const type of startEvents) document.addEventListener(type, collect, true);
});
afterAll(async () => {
  for (const type of startEvents) document.removeEventListener(type, collect, true);
  await emulate({ 'prefers-reduced-motion': 'no-preference' });
});

const used = new Set<string>();

describe('Reduced motion: no story animates motion', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    started.clear();
    await play(entry);
    collect();
    const found = [...started].filter((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const exception = Object.entries(allowed).find(
        ([selector, minimum]) =>
          target?.matches(selector) && Number(animation.effect?.getComputedTiming().duration) >= minimum,
      );
      if (exception) used.add(exception[0]);
      return !exception;
    });
    expect(found.map(describeAnimation)).toEqual([]);
  });

  it('uses each of its exceptions', () => {
    expect(Object.keys(allowed).filter((selector) => !used.has(selector))).toEqual([]);
  });
});
