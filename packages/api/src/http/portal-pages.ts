import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page needs, so that the browser loads it at once. */
interface Needs {
  readonly scripts: readonly string[];
  /** Namespaces of its translations. */
  readonly namespaces: readonly string[];
}

/** A route of the portal in the index of the prerendered pages. */
interface PageEntry {
  /** Pattern such as `/a/:id`; `*` matches every other path. */
  readonly path: string;
  /** Name of the HTML file in the folder of each language. */
  readonly file: string;
  /** Name of the HTML file for an address with a token. */
  readonly fileWithToken?: string;
  /** Whether a signed-in user sees the frame of the shell instead of the page. */
  readonly frame: boolean;
  readonly signedIn: Needs;
  readonly signedOut: Needs;
}

/** The index that the build of the portal writes. */
interface PageIndex {
  readonly pages: readonly PageEntry[];
  /** Files of the translations by language and namespace. */
  readonly bundles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A prerendered page for one request. */
export interface PrerenderedPage {
  readonly html: string;
  /** Data for the inline script of the page. */
  readonly start: object;
  readonly isNotFound: boolean;
}

const fallbackLanguage = 'en';

/** Whether a path matches a pattern. Letter case and a slash at the end are ignored, as in the router. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const [expected, given] = [pattern, path.replace(/(?<=.)\/+$/, '')].map((text) => text.split('/'));
  return (
    expected!.length === given!.length &&
    expected!.every((segment, index) =>
      segment.startsWith(':') ? given![index] !== '' : segment === given![index]!.toLowerCase(),
    )
  );
}

/** Reads a file again only when it changed. Null if it does not exist. */
function cachedFile<Content>(path: string, parse: (text: string) => Content): () => Promise<Content | null> {
  let cached: { changed: number; content: Content } | null = null;
  return async () => {
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed === null) return null;
    if (cached?.changed !== changed) cached = { changed, content: parse(await readFile(path, 'utf8')) };
    return cached.content;
  };
}

/** The prerendered pages in the folder of the built portal. */
export class PortalPages {
  readonly #folder: string;
  readonly #readIndex: () => Promise<PageIndex | null>;
  readonly #files = new Map<string, () => Promise<string | null>>();

  constructor(folder: string) {
    this.#folder = join(folder, 'pages');
    this.#readIndex = cachedFile(join(this.#folder, 'index.json'), (text) => JSON.parse(text) as PageIndex);
  }

  /**
   * Returns the page for a URL in the language of the cookie, in English without one. Null if the portal was built
   * without prerendered pages.
   */
  async find(url: string, languageCookie: string | undefined): Promise<PrerenderedPage | null> {
    const index = await this.#readIndex();
    if (!index) return null;
    const [path = '/', query = ''] = url.split(/\?(.*)/s);
    const page = index.pages.find((one) => matches(one.path, path));
    if (!page) return null;
    const language =
      languageCookie !== undefined && Object.hasOwn(index.bundles, languageCookie) ? languageCookie : fallbackLanguage;
    const file = (new URLSearchParams(query).has('token') && page.fileWithToken) || page.file;
    const html = await this.#read(join(this.#folder, language, `${file}.html`));
    if (html === null) return null;
    const filesOf = ({ scripts, namespaces }: Needs) => [
      ...scripts.map((name) => `/${name}`),
      ...[...new Set([language, fallbackLanguage])].flatMap((one) =>
        namespaces.flatMap((namespace) => {
          const bundle = index.bundles[one]?.[namespace];
          return bundle ? [`/${bundle}`] : [];
        }),
      ),
    ];
    const preload = { signedIn: filesOf(page.signedIn), signedOut: filesOf(page.signedOut) };
    return { html, isNotFound: page.path === '*', start: { language, frame: page.frame, preload } };
  }

  #read(path: string): Promise<string | null> {
    const read = this.#files.get(path) ?? cachedFile(path, (text) => text);
    this.#files.set(path, read);
    return read();
  }
}
