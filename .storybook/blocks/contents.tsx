import { useEffect, useState, type RefObject } from 'react';
import { DocsLink } from './links.js';

interface Entry {
  id: string;
  text: string;
  level: string;
}

const excluded = '.docs-story *, .sb-unstyled *';
const entriesOf = (content: HTMLElement): Entry[] =>
  [...content.querySelectorAll('h2[id], h3[id]')]
    .filter((heading) => !heading.matches(excluded))
    .map((heading) => ({
      id: heading.id,
      text: [...heading.childNodes]
        .filter((node) => !(node instanceof HTMLAnchorElement))
        .map(({ textContent }) => textContent)
        .join(''),
      level: heading.localName,
    }));

/** The last heading above the upper third of the window. */
const currentOf = (entries: readonly Entry[]) =>
  entries.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3)
    ?.id;

/** The contents of the page: links to its headings, with the current section marked. */
export function Contents({ of }: { of: RefObject<HTMLElement | null> }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const content = of.current;
    if (!content) return undefined;
    const read = () =>
      setEntries((before) => {
        const next = entriesOf(content);
        return JSON.stringify(next) === JSON.stringify(before) ? before : next;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [of]);
  useEffect(() => {
    const follow = () => setCurrent(currentOf(entries));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [entries]);
  if (entries.length < 2) return null;
  return (
    <nav className="doc-toc" aria-labelledby="contents">
      <p id="contents">On this page</p>
      <ul>
        {entries.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <DocsLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </DocsLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
