import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as ReactRouter from 'react-router-dom';
import { MemoryRouter, Route, Routes, type NavigateProps } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n/i18n';
import { $session, type Session } from '../session/model';
import { operator } from '../../testing/people';
import { Guard } from './guard';

// Effects do not run on the server, so a redirect is recorded when it is rendered.
const redirects: NavigateProps[] = [];
vi.mock('react-router-dom', async (load) => ({
  ...(await load<typeof ReactRouter>()),
  Navigate: (props: NavigateProps) => {
    redirects.push(props);
    return null;
  },
}));
beforeEach(() => {
  redirects.length = 0;
});

/** Renders a page behind the guard and returns its HTML. */
function open(address: string, session: Session): string {
  const page = createElement(Route, { path: '*', element: 'the page' });
  const routes = createElement(Routes, null, createElement(Route, { element: createElement(Guard) }, page));
  const router = createElement(MemoryRouter, { initialEntries: [address] }, routes);
  const scoped = { value: fork({ values: [[$session, session]] }), children: router };
  return renderToString(createElement(Provider, scoped));
}
const signedOut = { isLoggedIn: false, isInitialized: true, user: null };
const unknown = { ...signedOut, isInitialized: false };

describe('the guard', () => {
  it('replaces the history entry when it redirects, so that Back does not return to the guarded page', () => {
    expect(open('/nexus', signedOut)).not.toContain('the page');
    expect(redirects).toEqual([{ to: '/', replace: true }]);
  });

  it('keeps the sign-in page visible until the next page is loaded', () => {
    expect(open('/login', { ...signedOut, isLoggedIn: true, user: operator })).toBe('the page');
    expect(redirects).toEqual([{ to: '/', replace: true }]);
  });

  it('shows the page to a user who may open it', () => {
    expect(open('/nexus', { ...signedOut, isLoggedIn: true, user: operator })).toBe('the page');
    expect(redirects).toEqual([]);
  });

  it('neither shows a guarded page nor redirects before the session is loaded', () => {
    const html = open('/nexus', unknown);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('the page');
    expect(redirects).toEqual([]);
  });

  it('shows a public page before the session is loaded', () => {
    expect(open('/privacy-policy', unknown)).toBe('the page');
  });
});
