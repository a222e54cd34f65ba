import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../../locale/ar/index.js';
import { LocaleProvider } from '../../locale/locale-provider/index.js';
import { Effect } from '../effect.js';
import { allStories, storyComponent, type StoryEntry } from '../stories.js';

/** The sources of the stories, and of the examples and packs that they import, as text by path. */
const sources = {
  ...import.meta.glob<string>('../../**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../locale/*/*.ts', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../../../docs/storybook/{examples,samples}/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
};

/** Names that are the same in every language. */
const names = new Set(
  (
    'Attesta Poppins Inter Roboto English Français Română ' +
    // on keys
    'Ctrl Control Alt Shift Win Windows Enter Esc Escape Tab Home End Del Delete Backspace Page Down Command Option Return CSV XLSX Excel UTC'
  ).split(' '),
);

/** Words of Latin letters. Longer ones are names made for a test. */
const letters = /(?<![A-Za-z\u00C0-\u024F])[A-Za-z\u00C0-\u024F]{3,40}(?![A-Za-z\u00C0-\u024F])/gu;
const wordsOf = (text: string) => text.match(letters) ?? [];

/** Lines that look for a text of the library in a test of the story. */
const looksFor = /By(Role|Text|LabelText|PlaceholderText|Title)\(|expect\(|toHave|^import /;
const textPatterns = [/'(?:[^'\\\n]|\\.)*'/gu, /"[^"\n]*"/gu, /`[^`]*`/gu, /(?<=[>}])[^<>{}=]+(?=[<{])/gu];
/** The words in the texts of a source: literals, and text between tags and expressions. */
function wordsInSource(source: string): string[] {
  const code = source
    .split('\n')
    .filter((line) => !looksFor.test(line))
    .join('\n')
    .replaceAll(/\\u[\dA-F]{4}/gu, ' ');
  const texts = textPatterns.flatMap((pattern) => code.match(pattern) ?? []);
  return texts.flatMap(wordsOf);
}

const days = Array.from(
  { length: 12 * 7 },
  (_, index) => new Date(Date.UTC(2027, Math.floor(index / 7), (index % 7) + 1)),
);
/** The names of months and days in the locales that a source names. */
function calendarWords(source: string): string[] {
  const locales = new Set(source.match(/(?<=["'])(?:en-GB|en-US|fr|ro|de)(?=["'])/gu));
  return [...locales].flatMap((locale) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month, year: 'numeric' });
      const alone = new Intl.DateTimeFormat(locale, { month });
      return days.flatMap((day) => [...wordsOf(format.format(day)), ...wordsOf(alone.format(day))]);
    }),
  );
}

/** The words that the stories of a component contain themselves, also in examples and packs that they import. */
function contentOf({ folder }: StoryEntry): Set<string> {
  const stories = Object.entries(sources).filter(([path]) => path.includes(`/${folder}/`));
  const own = stories.map(([, source]) => source).join('\n');
  const imported = [...own.matchAll(/from '[^']*\/((?:examples|samples|locale)\/[\w-]+)/gu)].map(([, path]) => path!);
  const examples = Object.entries(sources)
    .filter(([path]) => imported.some((each) => path.includes(`/${each}.`) || path.includes(`/${each}/`)))
    .map(([, source]) => source);
  return new Set([own, ...examples].flatMap((source) => [...wordsInSource(source), ...calendarWords(source)]));
}

const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder'];
/** Everything that a page shows or that a screen reader reads: texts, and attributes with a text. */
function textsOn(root: Element): string[] {
  const texts: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('style, script, template, code, pre, [lang]:not(html), [data-part="announcer"]')) continue;
    if (element.matches('mark')) continue; // a match within a text, which is read as one
    if (element.querySelector(':scope > mark')) texts.push(element.textContent);
    else
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

async function withStory(entry: StoryEntry, look: () => void) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const Story = storyComponent(entry);
  const { promise, resolve } = Promise.withResolvers<void>();
  root.render(
    <LocaleProvider locale="ar" labels={ar}>
      <Story />
      <Effect run={resolve} />
    </LocaleProvider>,
  );
  await promise;
  await new Promise(requestAnimationFrame);
  look();
  root.unmount();
  host.remove();
}

describe('With the Arabic labels, a story has no English text but its own (D.464)', () => {
  const byFolder = [...Map.groupBy(allStories, ({ folder }) => folder)].filter(([folder]) => folder !== 'display/icon'); // names of icons
  it.each(byFolder)('%s', async (_folder, entries) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const content = contentOf(entries[0]!);
    const found = new Set<string>();
    for (const entry of entries)
      await withStory(entry, () => {
        for (const text of textsOn(document.body))
          if (wordsOf(text).some((word) => !content.has(word) && !names.has(word)))
            found.add(`${entry.name}: ${text.trim()}`);
      });
    expect([...found]).toEqual([]);
  });

  it('finds a text that a component does not translate', async () => {
    const story = { meta: {}, story: { render: () => <button aria-label="Close notification" /> } };
    const entry = { ...story, folder: 'feedback/alert', component: 'alert', name: 'Untranslated' } as StoryEntry;
    await withStory(entry, () =>
      expect(textsOn(document.body).filter((text) => wordsOf(text).length > 0)).toEqual(['Close notification']),
    );
  });
});
