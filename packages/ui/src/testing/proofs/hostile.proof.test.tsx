import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allStories, argsOf, usualStories, storyComponent, type StoryEntry } from '../stories.js';
import { hostile, withWords } from './hostile.js';

const shortly = (element: Element) =>
  `${element.outerHTML.slice(0, 160)} ${element.scrollWidth} in ${element.clientWidth}`;
const nextFrame = () => new Promise(requestAnimationFrame);

/** Elements that reach beyond the end of the page and are not kept in by one that scrolls or clips. */
function outside(): Element[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3);
}

/** Whether words inside of an element are drawn outside of its box, where it cuts them off. */
function cutsWords(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      !node.textContent?.trim() ||
      !node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    if (node.parentElement.offsetWidth === 1) continue; // for screen readers only
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width > 1 && (words.left < box.left - 1 || words.right > box.right + 1)) return true;
  }
  return false;
}

/** Words that end in the middle without a sign of it: neither an ellipsis, nor a title, nor a way to scroll. */
function clipped(): Element[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (element.clientWidth <= 2 || element.matches('input, textarea, svg, svg *, [title]')) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && cutsWords(element);
  });
}

/** Mounts a story for a look at it; says what React complained about. */
async function lookAt(entry: StoryEntry, args: Record<string, unknown>, look: () => void | Promise<void>) {
  const faults: string[] = [];
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((...said) => void faults.push(said.map(String).join(' ').slice(0, 300)));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: (fault) => void faults.push(String(fault)) });
  const Story = storyComponent(entry, args);
  try {
    flushSync(() => root.render(<Story />));
    await nextFrame();
    await look();
  } finally {
    root.unmount();
    host.remove();
    error.mockRestore();
  }
  expect(faults).toEqual([]);
}

/** Puts a long word in place of every word on the page, also of those of a story's own render function. Codes, numbers and dates stay: nobody enters them freely. */
function overwrite(words: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isWords = /\p{L}{3}/u.test(node.textContent ?? '') && !/\d/.test(node.textContent ?? '');
    if (isWords && !node.parentElement?.closest('style, script, svg')) node.textContent = words.slice(0, 400);
  }
}

describe('At a width of 320 px nothing hostile widens the page, and nothing throws', () => {
  beforeAll(() => page.viewport(320, 720));
  afterAll(() => page.viewport(1024, 768));

  it.each(allStories)('$folder, $name', async (entry) => {
    await lookAt(entry, argsOf(entry), async () => {
      await vi.waitFor(() => expect(outside().map(shortly), 'as it is').toEqual([]));
      overwrite(hostile['a word of 10,000 letters']);
      await nextFrame(); // what floats is placed anew for its new size
      await nextFrame();
      await vi.waitFor(() => expect(outside().map(shortly), 'every text one long word').toEqual([]));
    });
  });

  const given = usualStories.flatMap((entry) =>
    Object.entries(hostile).map(([kind, words]) => ({ ...entry, kind, words })),
  );
  it.each(given)('$folder, given $kind', async ({ words, ...entry }) => {
    await lookAt(entry, withWords(argsOf(entry), words) as Record<string, unknown>, () =>
      vi.waitFor(() => expect(outside().map(shortly)).toEqual([])),
    );
  });
});

describe('With text of twice its size no word is cut off', () => {
  beforeAll(async () => {
    await page.viewport(1024, 768);
    document.documentElement.style.fontSize = '200%';
  });
  afterAll(() => {
    document.documentElement.style.fontSize = '';
  });

  it.each(allStories)('$folder, $name', async (entry) => {
    await lookAt(entry, argsOf(entry), () =>
      vi.waitFor(() => {
        expect(clipped().map(shortly), 'cut off').toEqual([]);
        expect(outside().map(shortly), 'beyond the page').toEqual([]);
      }),
    );
  });
});
