import { isShown } from '../environment/is-shown.js';
/** A standalone picture of a chart. */
export interface ChartImage {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

const space = 'http://www.w3.org/2000/svg';
/** Properties of marks that the style sheet sets, which a standalone picture needs as attributes. */
const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'vector-effect',
] as const;
/** What the page shows only for use on the page. */
const interactive = '[data-slot="actions"], [data-slot="tooltip"], [data-slot="cursor"], [data-slot="rule"]';
const hidden = '[data-slot="keys"], caption, [data-visually-hidden]';

const make = (name: string, attributes: Record<string, string | number>) => {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Returns a copy of a drawing with its computed colours as attributes. */
function standalone(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [original, ...original.querySelectorAll('*')].forEach((element, index) => {
    const style = getComputedStyle(element);
    const target = copies[index];
    if (!target) return;
    for (const name of painted) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'auto') target.setAttribute(name, value.replaceAll('"', ''));
    }
    for (const name of target.getAttributeNames())
      if (name.startsWith('data-') || name === 'class' || name === 'style') target.removeAttribute(name);
  });
  return copy;
}

/** A line of text on the page. */
interface Line {
  text: string;
  rect: DOMRect;
}

/** Returns the lines into which the browser wrapped a text. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) {
      last.text += ` ${word}`;
      const left = Math.min(last.rect.left, rect.left);
      last.rect = new DOMRect(left, last.rect.top, Math.max(last.rect.right, rect.right) - left, last.rect.height);
    } else lines.push({ text: word, rect });
  }
  return lines;
}

function textElements(figure: HTMLElement, origin: DOMRect): Element[] {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const elements: Element[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || parent.closest(`${interactive}, ${hidden}, svg`) || !isShown(parent)) continue;
    const style = getComputedStyle(parent);
    for (const { text, rect } of linesOf(node)) {
      const isRtl = style.direction === 'rtl';
      const element = make('text', {
        x: (isRtl ? rect.right : rect.left) - origin.left,
        y: rect.top + rect.height / 2 - origin.top,
        direction: style.direction,
        fill: style.color,
        'dominant-baseline': 'central',
        'font-family': style.fontFamily.replaceAll('"', "'"),
        'font-size': style.fontSize,
        'font-weight': style.fontWeight,
        textLength: rect.width,
        lengthAdjust: 'spacingAndGlyphs',
      });
      element.textContent = text;
      elements.push(element);
    }
  }
  return elements;
}

/** Returns the computed colour of the surface below the chart. */
function surfaceOf(figure: HTMLElement): string {
  const probe = document.createElement('span');
  probe.dataset['slot'] = 'surface';
  figure.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** Returns the chart as it is on the page, with its texts, as a standalone SVG document. */
export function chartSvg(figure: HTMLElement): ChartImage {
  const origin = figure.getBoundingClientRect();
  const foot = figure.querySelector('[data-slot="about"]')?.getBoundingClientRect();
  const body = figure.querySelector('[data-slot="foot"]')?.getBoundingClientRect();
  const [width, height] = [origin.width, (foot?.bottom ?? body?.top ?? origin.bottom) - origin.top + 8];
  const image = make('svg', { xmlns: space, width, height, viewBox: `0 0 ${width} ${height}` });
  const title = make('title', {});
  title.textContent = figure.querySelector('[data-slot="title"]')?.textContent ?? '';
  image.append(title, make('rect', { width, height, fill: surfaceOf(figure) }));
  for (const svg of figure.querySelectorAll('svg')) {
    if (svg.parentElement?.closest(`svg, ${interactive}`)) continue;
    const copy = standalone(svg);
    const rect = svg.getBoundingClientRect();
    for (const [key, value] of Object.entries({
      x: rect.left - origin.left,
      y: rect.top - origin.top,
      width: rect.width,
      height: rect.height,
    }))
      copy.setAttribute(key, String(value));
    copy.setAttribute('overflow', 'visible');
    const isMirrored = getComputedStyle(svg).scale.startsWith('-1');
    if (isMirrored) {
      const mirror = make('g', { transform: `translate(${2 * (rect.left - origin.left) + rect.width} 0) scale(-1 1)` });
      mirror.append(copy);
      image.append(mirror);
    } else image.append(copy);
  }
  image.append(...textElements(figure, origin));
  return { svg: new XMLSerializer().serializeToString(image), width, height };
}

/** Pixels of a picture per CSS pixel. */
const density = 2;

/** Returns a picture as PNG. Rejects if the browser cannot draw it. */
export async function pngOf({ svg, width, height }: ChartImage): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * density), Math.ceil(height * density)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot draw the chart.')))),
  );
}
