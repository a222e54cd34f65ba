/** A line of visible text with its position on the page. */
interface Line {
  node: Text;
  text: string;
  parent: Element;
  box: DOMRect;
}

/**
 * Runs in the page. Returns the texts that are not completely visible: outside the page, clipped by an element that does
 * not scroll, larger than their control, or with another text on them.
 * @param areTableLinesTruncated whether lines of tables may be truncated, which are shown in full on hover
 */
export function unreadableTexts(areTableLinesTruncated: boolean): string[] {
  const tolerance = 2;
  const found = new Set<string>();
  const describe = (parent: Element) =>
    parent.closest('[data-part]')?.getAttribute('data-part') ?? parent.tagName.toLowerCase();
  const report = (problem: string, { text, parent }: Line) =>
    found.add(`${problem}: "${text.slice(0, 60)}" in ${describe(parent)}`);

  /** For screen readers only: clipped on purpose. */
  const isForScreenReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  /** Bars and notices that stay in place are above the page that scrolls. */
  const isAbovePage = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement!;
    const text = node.data.trim();
    if (text === '' || parent.closest('svg, option, noscript, script, style')) continue;
    if (areTableLinesTruncated && parent.closest('table :is([data-slot="line"], [data-slot="secondary"])')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForScreenReaders(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ node, text, parent, box });
  }

  for (const line of lines) {
    const { box, parent } = line;
    if (box.left < -tolerance || box.right > document.documentElement.clientWidth + tolerance) {
      let scrolls = false;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement)
        scrolls ||= ['auto', 'scroll'].includes(getComputedStyle(at).overflowX);
      if (!scrolls) report('outside the page', line);
    }
    // The boxes of glyphs are higher than their lines, so a clipped part of the box is not yet a clipped glyph.
    const slack = box.height / 4;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const outer = at.getBoundingClientRect();
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (clips(overflowX) && (box.left < outer.left - tolerance || box.right > outer.right + tolerance))
        report('cut', line);
      if (clips(overflowY) && (box.top < outer.top - slack || box.bottom > outer.bottom + slack)) report('cut', line);
      if (overflowX !== 'visible' && !clips(overflowX)) break; // it scrolls to the text
      if (position === 'fixed') break;
    }
    const control = parent.closest('button, a, [data-part="chip"], [data-part="badge"], [role="tab"], th, td');
    if (control && getComputedStyle(control).display !== 'inline') {
      const outer = control.getBoundingClientRect();
      if (
        box.left < outer.left - tolerance ||
        box.right > outer.right + tolerance ||
        box.top < outer.top - slack ||
        box.bottom > outer.bottom + slack
      )
        report('larger than its control', line);
    }
  }

  const inFlow = lines.filter(({ parent }) => !isAbovePage(parent)).sort((one, two) => one.box.top - two.box.top);
  inFlow.forEach((line, index) => {
    for (const other of inFlow.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break;
      if (other.node === line.node) continue;
      const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const height = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
      if (width > 4 && height > Math.min(line.box.height, other.box.height) / 3)
        report(`overlaps "${other.text.slice(0, 40)}"`, line);
    }
  });
  return [...found];
}

/**
 * Runs in the page: doubles the size of text, and returns the icons and texts that do not become larger. Initials belong
 * to a picture of a specified size, and text that screen readers ignore to a drawing.
 */
export async function doesNotGrow(): Promise<string[]> {
  const root = document.documentElement;
  const isDrawn = (element: Element) => element.checkVisibility() && element.closest('[data-part="avatar"]') === null;
  const icons = [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].filter(isDrawn);
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      isDrawn(element) &&
      !element.closest('[aria-hidden="true"]:not(svg)') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
  );
  const sizes = () => [
    ...icons.map((icon) => icon.getBoundingClientRect().width),
    // Text in a drawing grows with the drawing.
    ...texts.map((element) =>
      element instanceof SVGElement
        ? (element.closest('svg')?.getBoundingClientRect().width ?? 0)
        : Number.parseFloat(getComputedStyle(element).fontSize),
    ),
  ];
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const before = sizes();
  root.style.fontSize = '200%';
  await painted();
  const after = sizes();
  root.style.fontSize = '';
  await painted();
  return [...icons, ...texts].flatMap((element, index) => {
    const [small = 0, large = 0] = [before[index], after[index]];
    const isInBoth = small > 1 && large > 1;
    const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
    return isInBoth && large < small * 1.5
      ? [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" in ${part}: ${small} px, then ${large} px`]
      : [];
  });
}
