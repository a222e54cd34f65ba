import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allStories, argsOf, defaultStories, storyComponent, type StoryEntry } from '../stories.js';
import { hostile, withText } from './hostile.js';

const describeElement = (element: Element) =>
  `${element.outerHTML.slice(0, 160)} ${element.scrollWidth} in ${element.clientWidth}`;
const nextFrame = () => new Promise(requestAnimationFrame);

/** Returns the elements that overflow the page horizontally. Returns an empty array if the page does not scroll. */
function overflowing(): Element[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3);
}

/** Whether the element clips visible text. */
function clipsText(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      !node.textContent?.trim() ||
      !node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    if (node.parentElement.offsetWidth === 1) continue; // visually hidden, for screen readers only
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width > 1 && (text.left < box.left - 1 || text.right > box.right + 1)) return true;
  }
  return false;
}

/** Returns elements that clip text without an ellipsis, a title or scrolling. */
function clipped(): Element[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (element.clientWidth <= 2 || element.matches('input, textarea, svg, svg *, [title]')) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && clipsText(element);
  });
}

/** Mounts a story, runs the check, and expects no errors from React. */
async function withStory(entry: StoryEntry, args: Record<string, unknown>, check: () => void | Promise<void>) {
  const errors: string[] = [];
  const consoleError = vi
    .spyOn(console, 'error')
    .mockImplementation((...values) => void errors.push(values.map(String).join(' ').slice(0, 300)));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: (error) => void errors.push(String(error)) });
  const Story = storyComponent(entry, args);
  try {
    flushSync(() => root.render(<Story />));
    await nextFrame();
    await check();
  } finally {
    root.unmount();
    host.remove();
    consoleError.mockRestore();
  }
  expect(errors).toEqual([]);
}

/**
 * Replaces all text on the page, including text in the story's render function. Keeps codes, numbers and dates, because
 * users cannot enter them freely.
 */
function replaceTexts(text: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = /\p{L}{3}/u.test(node.textContent ?? '') && !/\d/.test(node.textContent ?? '');
    if (isText && !node.parentElement?.closest('style, script, svg')) node.textContent = text.slice(0, 400);
  }
}

describe('Extreme content: at a width of 320 px no story overflows the page or throws', () => {
  beforeAll(() => page.viewport(320, 720));
  afterAll(() => page.viewport(1024, 768));

  it.each(allStories)('$folder, $name', async (entry) => {
    await withStory(entry, argsOf(entry), async () => {
      await vi.waitFor(() => expect(overflowing().map(describeElement), 'with its own content').toEqual([]));
      replaceTexts(hostile['a word of 10,000 letters']);
      await nextFrame(); // overlays update their position for the new size
      await nextFrame();
      await vi.waitFor(() =>
        expect(overflowing().map(describeElement), 'with all text replaced by one long word').toEqual([]),
      );
    });
  });

  const given = defaultStories.flatMap((entry) =>
    Object.entries(hostile).map(([kind, text]) => ({ ...entry, kind, text })),
  );
  it.each(given)('$folder with $kind', async ({ text, ...entry }) => {
    await withStory(entry, withText(argsOf(entry), text) as Record<string, unknown>, () =>
      vi.waitFor(() => expect(overflowing().map(describeElement)).toEqual([])),
    );
  });
});

describe('Text at 200 %: no story clips text or overflows the page', () => {
  beforeAll(async () => {
    await page.viewport(1024, 768);
    document.documentElement.style.fontSize = '200%';
  });
  afterAll(() => {
    document.documentElement.style.fontSize = '';
  });

  it.each(allStories)('$folder, $name', async (entry) => {
    await withStory(entry, argsOf(entry), () =>
      vi.waitFor(() => {
        expect(clipped().map(describeElement), 'clipped').toEqual([]);
        expect(overflowing().map(describeElement), 'overflowing').toEqual([]);
      }),
    );
  });
});
