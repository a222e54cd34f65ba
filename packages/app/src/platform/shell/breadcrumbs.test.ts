import { describe, expect, it } from 'vitest';
import portal from '../i18n/en/portal.json';
import { routes } from '../navigation/routes';
import { breadcrumbs } from './breadcrumbs';

const textOf = (keys: Record<string, string>, key: string) => keys[key];
const labels = (path: string, role: 'market_operator' | 'notified_body' | 'candidate') =>
  breadcrumbs(path, role).map(({ from, key }) => textOf(portal[from], key));
const operatorDashboard = '/dashboard/market-operator/default';

describe('breadcrumbs', () => {
  it.each([
    ['/dashboard/notified-body/gantt', 'notified_body', ['Dashboard', 'Availability', 'Codes Availability']],
    ['/dashboard/notified-body/analytics', 'notified_body', ['Dashboard', 'Trend analysis', 'Analytics']],
    [
      '/dashboard/market-operator/create-medical-device',
      'market_operator',
      ['Dashboard', 'Medical devices', 'Add medical device'],
    ],
    [
      '/dashboard/market-operator/edit-medical-device/12',
      'market_operator',
      ['Dashboard', 'Medical devices', 'Edit device'],
    ],
    [
      '/dashboard/market-operator/view-medical-device/12',
      'market_operator',
      ['Dashboard', 'Medical devices', 'View device'],
    ],
  ] as const)('of %s are Dashboard, the group and the item (S2.63, D.127)', (path, role, expected) =>
    expect(labels(path, role)).toEqual(expected),
  );

  it('show a name that would repeat its neighbour once (S2.63, D.127)', () =>
    expect(labels('/dashboard/statistics', 'market_operator')).toEqual(['Dashboard', 'Statistics']));

  it.each([
    [operatorDashboard, 'market_operator', 'Market operator dashboard'],
    ['/dashboard/notified-body/default', 'notified_body', 'Notified body dashboard'],
    ['/account-settings/market-operator', 'market_operator', 'Account settings'],
    ['/account-settings/notified-body', 'notified_body', 'Account settings'],
    ['/account-settings/personal', 'notified_body', 'Personal settings'],
    ['/account-configuration', 'market_operator', 'Account configuration'],
  ] as const)('of %s are Dashboard and the title of the page (S2.63, D.127)', (path, role, title) =>
    expect(labels(path, role)).toEqual(['Dashboard', title]),
  );

  it('of a role without a dashboard begin with the hub (D.127)', () => {
    expect(labels('/account-settings/personal', 'candidate')).toEqual(['Nexus', 'Personal settings']);
    expect(breadcrumbs('/account-settings/personal', 'candidate')[0]?.href).toBe('/nexus');
    expect(labels('/account-configuration', 'candidate')).toEqual(['Nexus', 'Account configuration']);
  });

  it('link Dashboard to the dashboard of the role, except on that dashboard and before the configuration', () => {
    const home = (path: string) => breadcrumbs(path, 'market_operator')[0]?.href;
    expect(home('/dashboard/statistics')).toBe(operatorDashboard);
    expect(home('/account-settings/market-operator')).toBe(operatorDashboard);
    expect(home(operatorDashboard)).toBeUndefined();
    expect(home('/account-configuration')).toBeUndefined();
  });

  it.each(['/nexus', '/video', '/register-course/12', '/inaccessible-account', '/login', '/nowhere'])(
    'do not appear on %s',
    (path) => expect(breadcrumbs(path, 'market_operator')).toEqual([]),
  );

  it('are never two with the same name in a row (S2.63, D.127)', () => {
    for (const { path } of routes) {
      const found = labels(path, 'market_operator');
      expect(found.filter((label, index) => label === found[index - 1])).toEqual([]);
    }
  });
});
