import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allStories } from '../stories.js';
import { violations } from './axe.js';
import { emulate } from './emulate.js';
import { play } from './play.js';
import { hasEdge, hasMark, hasText, isShown } from './visible.js';

/** Shapes that are drawn by their background alone and may vanish, by a selector, with the reason. */
const mayVanish: Record<string, string> = {};

const operable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch], [role=slider], [tabindex="0"]';
const shortly = (element: Element) => element.outerHTML.slice(0, 200);
const shown = () => [...document.body.querySelectorAll('*')].filter(isShown);

/** What stands for a control: itself, what is in it, or, for an input, the box around it or the mark beside it that is drawn for it. */
function faces(control: Element): Element[] {
  const own = [control, ...control.querySelectorAll('*')];
  const drawn = control.matches('input, textarea')
    ? control.parentElement?.closest('[data-slot="control"], label, [data-part]')
    : null;
  return drawn ? [...own, drawn, ...drawn.querySelectorAll('*')] : own;
}
const seen = (control: Element) =>
  faces(control).some(
    (face) => hasEdge(face) || hasMark(face) || hasEdge(face, '::before') || hasEdge(face, '::after'),
  );

/** Shapes without words that only their background draws: bars, dots, swatches, tracks. With usual colours they are there. */
const drawnByFill = () =>
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

/** Controls that show their focus where no script can read it, by a selector, with the reason. */
const ringOutOfReach: Record<string, string> = {
  'input[type="range"]': 'the ring is on the thumb, a pseudo-element of the browser',
};

/** The looks that can show a focus, of an element and of those around it that draw for it. */
const looks = (element: Element) => {
  const around = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label'),
    element.closest('[data-part]'),
  ].filter((each) => each !== null);
  return around
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

describe('Every story keeps its controls, shapes, states and focus in forced colours', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    await emulate({ 'forced-colors': 'none' });
    await play(entry);
    const fills = drawnByFill();
    await emulate({ 'forced-colors': 'active' });

    const vanished = fills.filter(([element, pseudo]) => {
      const isGone = !element.isConnected || (pseudo && getComputedStyle(element, pseudo).content === 'none');
      const isNative = element.matches('input') && getComputedStyle(element).appearance !== 'none';
      const isReplaced = pseudo && hasEdge(element); // a bar beside a current entry may become an outline around it
      if (isGone || isNative || isReplaced || hasEdge(element, pseudo)) return false;
      const exception = Object.keys(mayVanish).find((selector) => element.matches(selector));
      if (exception) usedExceptions.add(exception);
      return !exception;
    });
    expect(
      vanished.map(([element, pseudo]) => shortly(element) + (pseudo ?? '')),
      'shapes that vanish',
    ).toEqual([]);

    const controls = [...document.body.querySelectorAll(operable)].filter((control) => control.checkVisibility());
    expect(controls.filter((control) => !seen(control)).map(shortly), 'controls that cannot be seen').toEqual([]);
    expect(
      shown()
        .filter((element) => hasText(element) && !hasMark(element))
        .map(shortly),
      'words that cannot be read',
    ).toEqual([]);
    // Contrast is looked at above: Chromium computes `-webkit-text-fill-color`, which axe asks first, from the colour that is not shown.
    expect(await violations(['color-contrast'])).toEqual([]);

    const focusable = controls.filter(
      (control): control is HTMLElement =>
        control instanceof HTMLElement && control.tabIndex >= 0 && !control.matches(':disabled'),
    );
    const unmarked = focusable.slice(0, 12).filter((control) => {
      const exception = Object.keys(ringOutOfReach).find((selector) => control.matches(selector));
      if (exception) usedExceptions.add(exception);
      if (exception) return false;
      control.blur();
      const before = looks(control);
      control.focus({ focusVisible: true } as FocusOptions);
      return document.activeElement === control && looks(control) === before;
    });
    expect(unmarked.map(shortly), 'controls whose focus cannot be seen').toEqual([]);
  });

  it('needs each of its exceptions', () => {
    expect(
      Object.keys({ ...mayVanish, ...ringOutOfReach }).filter((selector) => !usedExceptions.has(selector)),
    ).toEqual([]);
  });
});
