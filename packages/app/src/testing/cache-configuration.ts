import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { Component as SessionCache } from '../platform/session/session-cache';

/** Renders a page inside the session cache and returns the SWR configuration that the page receives. */
export function cacheConfigurationOfPage(scope: Scope = fork()): ReturnType<typeof useSWRConfig> {
  let configuration: ReturnType<typeof useSWRConfig> | undefined;
  function Page() {
    configuration = useSWRConfig();
    return null;
  }
  const page = createElement(Route, { path: '/', element: createElement(Page) });
  const layout = createElement(Route, { element: createElement(SessionCache) }, page);
  const router = createElement(MemoryRouter, null, createElement(Routes, null, layout));
  const scoped = { value: scope, children: router };
  renderToString(createElement(Provider, scoped));
  return configuration!;
}
