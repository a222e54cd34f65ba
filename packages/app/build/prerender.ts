import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as PortalModule from '../src/prerender.tsx';
import type { Route } from '../src/platform/navigation/routes.ts';
import { readPreloads, type Preloads } from './preloads.ts';

type Portal = typeof PortalModule;

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const compiled = join(folder, '../../node_modules/.cache/prerender');

const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');

/** Builds the portal for Node and loads it. */
async function loadPortal(): Promise<Portal> {
  await build({
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir: compiled, emptyOutDir: true, copyPublicDir: false },
  });
  const entry = pathToFileURL(join(compiled, 'prerender.js')).href;
  return (await import(`${entry}?built=${Date.now()}`)) as Portal;
}

/** Name of the file of a prerendered page. */
const nameOf = (path: string, hasToken: boolean) =>
  (path === '/' ? 'root' : path === '*' ? 'not-found' : path.slice(1).replaceAll('/', '-')) +
  (hasToken ? '-token' : '');

const pageModule = ({ page }: Pick<Route, 'page'>) => `/src/features/${page}-page.tsx`;
const layoutModule = ({ frame }: Pick<Route, 'frame'>) => `/src/platform/shell/${frame}-layout.tsx`;
/** In the order in which they are needed. */
const modulesOf = (route: Route) => [
  ...(route.frame === 'portal'
    ? ['/src/platform/http/axios-client.ts', '/src/platform/session/session-cache.tsx']
    : []),
  layoutModule(route),
  pageModule(route),
];

/** A route in `pages/index.json`, which the server reads. Files are relative to the root of the portal. */
interface PageEntry {
  path: string;
  /** Name of the HTML file in the folder of each language. */
  file: string;
  /** Name of the HTML file for an address with a token. */
  fileWithToken?: string;
  /** Whether a signed-in user sees the frame instead of the page. */
  frame: boolean;
  /** What to preload with and without a stored token. */
  signedIn: { scripts: string[]; namespaces: string[] };
  signedOut: { scripts: string[]; namespaces: string[] };
}

function entriesOf({ routes, notFound, isPublic, hasTokenVariant }: Portal, preloads: Preloads): PageEntry[] {
  const named = (path: string) => routes.find((route) => route.path === path)!;
  const needs = (route: Route) => {
    const modules = modulesOf(route);
    // The texts of the shell are loaded before the portal starts (`i18n.ts`). The server adds those of the fallback.
    const namespaces = [...new Set(['portal', ...preloads.namespaces(modules)])];
    return { scripts: preloads.scripts(modules), namespaces };
  };
  return [...routes, notFound].map((route) => {
    const shown = isPublic(route) ? route : named('/');
    return {
      path: route.path,
      file: nameOf(shown.path, false),
      ...(hasTokenVariant(route) && { fileWithToken: nameOf(route.path, true) }),
      frame: route.access !== 'open',
      // A signed-in user is redirected from the sign-in pages to the hub.
      signedIn: needs(isPublic(route) && route.access !== 'open' ? named('/nexus') : route),
      signedOut: needs(shown),
    };
  });
}

/** Everything about one HTML file that does not depend on the page. */
interface Template {
  html: string;
  css: string;
  scripts: string;
}

/** The page of the build, its style sheet and the scripts that run before the first paint. */
async function readTemplate(): Promise<Template> {
  const built = await read('dist/index.html');
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(built);
  if (!sheet) throw new Error('The page of the build has no style sheet.');
  return {
    html: built.replace(sheet[0], '').replace('<script src="/theme.js"></script>', ''),
    css: await read('dist', sheet[1]!),
    scripts: `${await read('public/theme.js')}\n${await read('build/start.js')}`,
  };
}

const frameCss = `#failed{display:none}[data-failed] #failed{display:block;position:fixed;inset-block-start:0;inset-inline:0;z-index:99;padding:16px;text-align:center;background:var(--at-sheet);color:var(--at-text);border-block-end:2px solid var(--at-error)}#frame{display:none}[data-frame] #frame{display:block}[data-frame] #root[data-page],[data-stale] #root[data-page]{display:none}@media print{#frame{display:none!important}}`;

/**
 * Adds the frame to the page, with the logo of the address and arranged like the shell of the user, who can prefer a bar
 * to the drawer. The HTML contains
 * it as text, because a document has one main element: that of the page.
 */
const frameScript =
  "(function(f){f.innerHTML=f.nextElementSibling.textContent;f.dataset.logo=/^\\/dashboard\\/notified-body(\\/|$)/i.test(location.pathname)?'notified-body':/^\\/dashboard(\\/|$)/i.test(location.pathname)?'market-operator':'portal';try{if(JSON.parse(localStorage.getItem('attesta-preferences')).menuOrientation==='horizontal')f.firstChild.setAttribute('data-layout','horizontal')}catch(e){}})(document.getElementById('frame'))";

/**
 * Moves style attributes into a style element: the content security policy forbids them in HTML. React keeps the marks
 * and sets later changes through the element.
 */
function extractStyles(html: string): { html: string; css: string } {
  const styles: string[] = [];
  const marked = html.replaceAll(/(<[^>]*?) style="([^"]*)"/g, (_, start: string, style: string) => {
    const known = styles.indexOf(style);
    const index = known >= 0 ? known : styles.push(style) - 1;
    return `${start} data-style="${index}"`;
  });
  return { html: marked, css: styles.map((style, index) => `[data-style="${index}"]{${style}}`).join('') };
}

/** Fills the template with a page. The server replaces `<!--attesta-start-->` by its settings. */
const pageOf = (
  { html, css, scripts }: Template,
  page: Awaited<ReturnType<Portal['renderPage']>> & { path: string; language: string },
  hasFrame: boolean,
): string => {
  const frame = hasFrame
    ? `<div id="frame"></div><script type="text/html">${page.frame}</script><script>${frameScript}</script>`
    : '';
  const body = extractStyles(
    `<div id="root" data-page="${page.path}" data-language="${page.language}">${page.html}</div>${frame}<div id="failed" role="alert"><a href="">${page.failed}</a></div>`,
  );
  return html
    .replace('<html lang="en"', `<html lang="${page.language}"`)
    .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
    .replace(/(name="description"\s+content=")[^"]*/, (_, start: string) => start + page.description)
    .replace(/(<noscript>)[^<]*/, (_, start: string) => start + page.withoutScripts)
    .replace(
      '</head>',
      () =>
        `<style>${css}${frameCss}${body.css}</style>${page.styles}<!--attesta-start--><script>${scripts}</script></head>`,
    )
    .replace('<div id="root"></div>', () => body.html);
};

async function writePages(preloads: Preloads): Promise<void> {
  const portal = await loadPortal();
  const { routes, notFound, languages, isPublic, hasTokenVariant, renderPage } = portal;
  const template = await readTemplate();
  const variants = [...routes, notFound]
    .filter(isPublic)
    .flatMap((route) => [{ route, hasToken: false }, ...(hasTokenVariant(route) ? [{ route, hasToken: true }] : [])]);
  for (const language of languages) {
    await mkdir(join(dist, 'pages', language), { recursive: true });
    for (const { route, hasToken } of variants) {
      const path = route.path === '*' ? '/not-found' : route.path;
      const page = await renderPage(hasToken ? `${path}?token=x` : path, language);
      const html = pageOf(template, { ...page, path, language }, route.access !== 'open');
      await writeFile(join(dist, 'pages', language, `${nameOf(route.path, hasToken)}.html`), html);
    }
  }
  const entries = entriesOf(portal, preloads);
  const namespaces = [
    ...new Set(
      entries.flatMap(({ signedIn, signedOut }) => [signedIn, signedOut]).flatMap((needs) => needs.namespaces),
    ),
  ];
  const bundles = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(namespaces.map((namespace) => [namespace, preloads.bundle(language, namespace)])),
    ]),
  );
  await writeFile(join(dist, 'pages', 'index.json'), JSON.stringify({ pages: entries, bundles }));
  await rm(compiled, { recursive: true });
}

/** Prerenders the public pages in each language into `dist/pages`, after the portal is built. */
export function prerenderPages(): Plugin {
  let preloads: Preloads | null = null;
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      preloads = readPreloads(bundle, (id) => this.getModuleInfo(id));
    },
    async closeBundle(error) {
      if (!error && preloads) await writePages(preloads);
    },
  };
}
