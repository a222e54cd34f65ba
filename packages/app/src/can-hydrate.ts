import { routeAt } from './platform/navigation/routes';

/**
 * Whether React can hydrate the prerendered page: it shows the page of the current path, for a signed-out visitor, in
 * the language of the user. `data-frame` and `data-stale` are set by the inline script of the page (`build/start.js`).
 * @param container its `data-page` is the path of the prerendered page, `data-language` its language
 * @param path path of the current location
 */
export function canHydrate({ dataset }: HTMLElement, path: string): boolean {
  const { dataset: page, lang } = document.documentElement;
  const { frame, stale } = page;
  if (dataset['page'] === undefined || frame !== undefined || stale !== undefined) return false;
  return routeAt(dataset['page']) === routeAt(path) && dataset['language'] === lang;
}
