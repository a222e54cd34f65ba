import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import '../../i18n/i18n';
import { operator } from '../../../testing/people';
import { widgetMenu } from './menu';
import { MenuTree, Navigation } from './navigation';

const rendered = (element: ReturnType<typeof createElement>) =>
  renderToString(createElement(MemoryRouter, { initialEntries: ['/nexus'] }, element));
const countOf = (html: string, text: string) => html.split(text).length - 1;

describe('the navigation', () => {
  it('shows ‘Menu Items Error’ for each entry of the widget menu (S2.55, S2.57, S8.8)', () => {
    const html = rendered(createElement(MenuTree, { menu: [widgetMenu()] }));
    expect(html).toContain('Widget');
    expect(countOf(html, 'Menu Items Error')).toBe(3);
    expect(html).not.toContain('href');
  });

  it('shows the widget menu next to a menu with routes (S2.57)', () => {
    const html = rendered(createElement(Navigation, { user: operator }));
    expect(html).toContain('href="/dashboard/market-operator/list-medical-devices"');
    expect(html).not.toContain('Menu Items Error');
  });
});
