import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  $cart,
  $customer,
  appStarted,
  cartRestoreRequested,
  i18n,
  productAdded,
  tokenReceived,
  type StoredCart,
} from './adopter';
import { customersLoad, Pages, Portal, scopeWith } from './testing/adopter-sample';
import { fakeBrowser } from './testing/fake-browser';
import { fakeHost } from './testing/fake-host';
import { portalScope } from './testing/portal-scope';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const atPath = (path: string, element: ReactElement) =>
  renderToString(createElement(MemoryRouter, { initialEntries: [path] }, element));
const rendered = (path: string, scope: Scope) => {
  const props = { value: scope, children: createElement(Pages) };
  return atPath(path, createElement(Provider, props));
};

describe('another portal', () => {
  it('finds code in docs/adopter.md that is type-checked (D.125)', () => {
    const sample = read('./testing/adopter-sample.tsx');
    const blocks = [...read('../../../docs/adopter.md').matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code!);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(sample).toContain(block);
  });

  it('mounts the FAQ, the landing index and the widget menu (S2.19, S2.55, S2.57, D.125)', async () => {
    await i18n.loadNamespaces('help');
    const portal = createElement(Portal);
    expect(atPath('/help', portal)).toContain('data-part="accordion"');
    expect(atPath('/', portal)).toContain('href="/join"');
    expect(atPath('/widgets', portal)).toContain('Menu Items Error');
  });

  it('loads a slice from its API (S4.45, D.80, D.125)', async () => {
    fakeBrowser();
    const ana = { id: 'c1', name: 'Ana Pop', email: 'ana@example.org' };
    const { origin, seen } = await fakeHost(() => ({ body: [ana] }));
    vi.stubGlobal('fetch', async () => Response.json({ apiHost: origin }));
    const scope = fork();
    await allSettled(appStarted, { scope });
    await allSettled(tokenReceived, { scope, params: 't1' });
    await allSettled(customersLoad.requested, { scope, params: 'RO' });
    expect(seen.map(({ url }) => url)).toEqual(['/api/customers?country=RO']);
    expect(seen[0]?.headers.authorization).toBe('Bearer t1');
    expect(scope.getState($customer)).toMatchObject({ customers: [ana], error: null });
    expect(rendered('/customers', scope)).toContain('Ana Pop');
  });

  it('sets the error of a slice for a response of the wrong shape (S3.57)', async () => {
    fakeBrowser();
    await fakeHost(() => ({ body: [{ id: 7 }] }));
    const scope = portalScope();
    await allSettled(customersLoad.requested, { scope, params: 'RO' });
    expect(rendered('/customers', scope)).toContain('role="alert"');
  });

  it('keeps the cart in a storage of its own (D.125)', async () => {
    const database = new Map<string, StoredCart>();
    const scope = scopeWith(database);
    await allSettled(cartRestoreRequested, { scope });
    const product = { id: 'book-1', name: 'MDR commentary', price: 4_550, quantity: 1 };
    await allSettled(productAdded, { scope, params: product });
    const next = scopeWith(database);
    await allSettled(cartRestoreRequested, { scope: next });
    expect(next.getState($cart).checkout.products).toEqual([product]);
    expect(rendered('/basket', next)).toContain('Add to basket');
  });
});
