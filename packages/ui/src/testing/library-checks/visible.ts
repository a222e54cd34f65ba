// Determines from computed styles whether an element is visible, for tests in forced colours.

const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
const alpha = (colour: string) => (colour === 'transparent' ? 0 : (channels(colour)[3] ?? 1));
export const same = (one: string, other: string) => {
  const [a, b] = [channels(one), channels(other)];
  return [0, 1, 2].every((index) => Math.abs((a[index] ?? 0) - (b[index] ?? 0)) < 24);
};

/** Returns the colour behind an element, which is the background of its closest opaque ancestor. */
export function behind(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
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

/** Whether the element is rendered, larger than 1 px and not hidden. */
export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return (
    box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** Whether a border, outline, underline or background differs from the colour behind the element. */
export function hasEdge(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo) as Style;
  const background = pseudo
    ? alpha(getComputedStyle(element).backgroundColor) > 0.5
      ? getComputedStyle(element).backgroundColor
      : behind(element)
    : behind(element);
  const drawn = (colour: string, kind: string | undefined, width: string | undefined) =>
    kind !== 'none' && parseFloat(width ?? '0') > 0 && alpha(colour) > 0 && !same(colour, background);
  return (
    sides.some((side) =>
      drawn(style[`border${side}Color`] ?? '', style[`border${side}Style`], style[`border${side}Width`]),
    ) ||
    drawn(style.outlineColor, style.outlineStyle, style.outlineWidth) ||
    (style.textDecorationLine.includes('underline') && !same(style.textDecorationColor, background)) ||
    (alpha(style.backgroundColor) > 0.5 && !same(style.backgroundColor, background))
  );
}

export const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Whether the element has visible text, is a visible drawing, or is a native control drawn by the system. */
export function hasMark(element: Element): boolean {
  const { color, backgroundColor, appearance } = getComputedStyle(element);
  const background = alpha(backgroundColor) > 0.5 ? backgroundColor : behind(element);
  if (element.matches('input, select, textarea') && appearance !== 'none') return true;
  if (element instanceof SVGElement) {
    const { fill, stroke } = getComputedStyle(element);
    return [fill, stroke].some((paint) => paint !== 'none' && alpha(paint) > 0 && !same(paint, background));
  }
  return Boolean(hasText(element)) && !same(color, background);
}
