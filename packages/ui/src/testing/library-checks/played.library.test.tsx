import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeStories } from '@storybook/react-vite';
import * as preview from '../../../../../.storybook/preview.js';
import { allStories } from '../stories.js';
import { violations } from './axe.js';
import { emulate } from './emulate.js';
import { textInSystemFonts } from './fonts.js';
import { play } from './play.js';
import { hasEdge, hasMark, hasText, isShown } from './visible.js';

/** Shapes that may disappear in forced colours: the selector and the reason. */
const mayVanish: Record<string, string> = {};

const operable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch], [role=slider], [tabindex="0"]';
const shorten = (element: Element) => element.outerHTML.slice(0, 200);
const shown = () => [...document.body.querySelectorAll('*')].filter(isShown);

/** Returns the elements that may make a control visible: itself, its content, and for an input also its box or mark. */
function visibleElements(control: Element): Element[] {
  const own = [control, ...control.querySelectorAll('*')];
  const box = control.matches('input, textarea')
    ? control.parentElement?.closest('[data-slot="control"], label, [data-part]')
    : null;
  return box ? [...own, box, ...box.querySelectorAll('*')] : own;
}
const isVisible = (control: Element) =>
  visibleElements(control).some(
    (each) => hasEdge(each) || hasMark(each) || hasEdge(each, '::before') || hasEdge(each, '::after'),
  );

/** Returns the visible shapes without text, such as bars, dots, swatches and tracks. Call it without forced colours. */
const textlessShapes = () =>
  shown().flatMap((element) => {
    const found: [Element, string | undefined][] = [];
    if (!element.hasChildNodes() && hasEdge(element)) found.push([element, undefined]);
    for (const pseudo of ['::before', '::after']) {
      const { content, display } = getComputedStyle(element, pseudo);
      if (content !== 'none' && content !== 'normal' && display !== 'none' && hasEdge(element, pseudo))
        found.push([element, pseudo]);
    }
    return found;
  });

/** Controls whose focus ring a script cannot read: the selector and the reason. */
const unreadableRing: Record<string, string> = {
  'input[type="range"]': 'the ring is on the thumb, which is a pseudo-element of the browser',
};

/** Returns the styles of an element and the elements around it that may indicate focus. */
const focusStyles = (element: Element) => {
  const candidates = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label'),
    element.closest('[data-part]'),
  ].filter((each) => each !== null);
  return candidates
    .map((each) => {
      const {
        outlineStyle,
        outlineWidth,
        outlineColor,
        outlineOffset,
        borderTopColor,
        borderTopWidth,
        borderBottomColor,
        textDecorationLine,
      } = getComputedStyle(each);
      const outline =
        outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
          ? [outlineColor, outlineWidth, outlineOffset, outlineStyle]
          : [];
      return [...outline, borderTopColor, borderTopWidth, borderBottomColor, textDecorationLine].join(' ');
    })
    .join('; ');
};

const usedExceptions = new Set<string>();

beforeAll(() => emulate({ 'forced-colors': 'none' }));
afterAll(() => emulate({ 'forced-colors': 'none' }));

/** Complete pages of the documentation, without a folder of their own in the library. */
const recipes = Object.values(
  import.meta.glob<Parameters<typeof composeStories>[0]>('../../../../../docs/storybook/**/*.stories.tsx', {
    eager: true,
  }),
).flatMap((module) => Object.entries(composeStories(module)).map(([name, story]) => ({ name, story: story as Story })));
interface Story {
  run: (options: object) => Promise<void>;
}

describe('Recipes of the documentation have no axe violation', () => {
  it.each(recipes)('$name', async ({ story }) => {
    await emulate({ 'forced-colors': 'none' });
    await story.run({ globals: preview.default.initialGlobals });
    expect(await violations()).toEqual([]);
  });
});

// All in one test per story, because playing a story takes longer than checking it.
describe('Played stories: no axe violation, no system font, and in forced colours controls, shapes, text and focus are visible', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    await emulate({ 'forced-colors': 'none' });
    await play(entry);
    expect(await violations(), 'axe violations').toEqual([]);
    // Some stories without screenshots use scripts for which the project has no font; the others must look the same
    // on every machine.
    const isCaptured = !(entry.story.parameters ?? entry.meta.parameters)?.visual?.skip;
    expect(isCaptured ? await textInSystemFonts() : [], 'text in system fonts').toEqual([]);
    const shapes = textlessShapes();
    await emulate({ 'forced-colors': 'active' });

    const vanished = shapes.filter(([element, pseudo]) => {
      const isGone = !element.isConnected || (pseudo && getComputedStyle(element, pseudo).content === 'none');
      const isNative = element.matches('input') && getComputedStyle(element).appearance !== 'none';
      const isReplaced = pseudo && hasEdge(element); // the bar next to the current item may become an outline around it
      if (isGone || isNative || isReplaced || hasEdge(element, pseudo)) return false;
      const exception = Object.keys(mayVanish).find((selector) => element.matches(selector));
      if (exception) usedExceptions.add(exception);
      return !exception;
    });
    expect(
      vanished.map(([element, pseudo]) => shorten(element) + (pseudo ?? '')),
      'shapes that are not visible',
    ).toEqual([]);

    const controls = [...document.body.querySelectorAll(operable)].filter((control) => control.checkVisibility());
    expect(controls.filter((control) => !isVisible(control)).map(shorten), 'controls that are not visible').toEqual([]);
    expect(
      shown()
        .filter((element) => hasText(element) && !hasMark(element))
        .map(shorten),
      'text that is not visible',
    ).toEqual([]);
    // Contrast is covered by the checks above. axe cannot measure it, because it reads `-webkit-text-fill-color`, which
    // Chromium computes from the original colour.
    expect(await violations(['color-contrast'])).toEqual([]);

    const focusable = controls.filter(
      (control): control is HTMLElement =>
        control instanceof HTMLElement && control.tabIndex >= 0 && !control.matches(':disabled'),
    );
    const unmarked = focusable.slice(0, 12).filter((control) => {
      const exception = Object.keys(unreadableRing).find((selector) => control.matches(selector));
      if (exception) usedExceptions.add(exception);
      if (exception) return false;
      control.blur();
      const before = focusStyles(control);
      control.focus({ focusVisible: true } as FocusOptions);
      return document.activeElement === control && focusStyles(control) === before;
    });
    expect(unmarked.map(shorten), 'controls without a visible focus').toEqual([]);
  });

  it('uses each of its exceptions', () => {
    expect(
      Object.keys({ ...mayVanish, ...unreadableRing }).filter((selector) => !usedExceptions.has(selector)),
    ).toEqual([]);
  });
});
