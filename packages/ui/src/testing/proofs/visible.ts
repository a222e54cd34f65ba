/** What can be seen of an element, read from its computed style. Used where the reader's system chooses the colours. */

const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
const alpha = (colour: string) => (colour === 'transparent' ? 0 : (channels(colour)[3] ?? 1));
export const same = (one: string, other: string) => {
  const [a, b] = [channels(one), channels(other)];
  return [0, 1, 2].every((index) => Math.abs((a[index] ?? 0) - (b[index] ?? 0)) < 24);
};

/** The parent in the flat tree of the page. */
const above = (element: Element) => element.parentElement;

/** The colour that is painted behind an element's own background. */
export function behind(element: Element): string {
  for (let at = above(element); at; at = above(at)) {
    const { backgroundColor } = getComputedStyle(at);
    if (alpha(backgroundColor) > 0.5) return backgroundColor;
  }
  return matchMedia('(forced-colors: active)').matches ? systemColour('Canvas') : 'rgb(255, 255, 255)';
}

export function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Style = CSSStyleDeclaration & Record<string, string>;

/** Whether it is on the page and in no one's way to be seen. */
export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return (
    box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** A border, outline, underline or fill that stands off from what is behind. */
export function hasEdge(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo) as Style;
  const ground = pseudo
    ? alpha(getComputedStyle(element).backgroundColor) > 0.5
      ? getComputedStyle(element).backgroundColor
      : behind(element)
    : behind(element);
  const drawn = (colour: string, kind: string | undefined, width: string | undefined) =>
    kind !== 'none' && parseFloat(width ?? '0') > 0 && alpha(colour) > 0 && !same(colour, ground);
  return (
    sides.some((side) =>
      drawn(style[`border${side}Color`] ?? '', style[`border${side}Style`], style[`border${side}Width`]),
    ) ||
    drawn(style.outlineColor, style.outlineStyle, style.outlineWidth) ||
    (style.textDecorationLine.includes('underline') && !same(style.textDecorationColor, ground)) ||
    (alpha(style.backgroundColor) > 0.5 && !same(style.backgroundColor, ground))
  );
}

export const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Text of its own, a drawing, or a native control that the system draws, in a colour other than the ground's. */
export function hasMark(element: Element): boolean {
  const { color, backgroundColor, appearance } = getComputedStyle(element);
  const ground = alpha(backgroundColor) > 0.5 ? backgroundColor : behind(element);
  if (element.matches('input, select, textarea') && appearance !== 'none') return true;
  if (element instanceof SVGElement) {
    const { fill, stroke } = getComputedStyle(element);
    return [fill, stroke].some((paint) => paint !== 'none' && alpha(paint) > 0 && !same(paint, ground));
  }
  return Boolean(hasText(element)) && !same(color, ground);
}
