import { describe, expect, it } from 'vitest';
import { notFound, routeAt, routes } from './platform/navigation/routes';

const all = [...routes, notFound];

describe('the route table', () => {
  it.each([
    ['/', 'root', 'S2.47, S2.21'],
    ['/login', 'sign-in', 'S2.48, S2.1'],
    ['/register', 'sign-in', 'S2.4'],
    ['/forgot-password', 'sign-in', 'S2.5'],
    ['/reset-password', 'open', 'S2.6'],
    ['/check-mail', 'open', 'S2.7'],
    ['/pages/error', 'open', 'S8.10, S2.8'],
    ['/pages/500', 'open', 'S8.11, S2.9'],
    ['/privacy-policy', 'open', 'S2.10'],
    ['/data-protection', 'open', 'S2.11'],
    ['/nexus', 'hub', 'S1.21, S2.24'],
    ['/video', 'hub', 'S2.25'],
    ['/codes', 'hub', 'S2.26'],
    ['/matchmaking', 'hub', 'S2.27'],
    ['/job-board', 'hub', 'S2.28'],
    ['/courses', 'hub', 'S2.29'],
    ['/community', 'hub', 'S2.30'],
    ['/register-course/:courseId', 'portal', 'S2.47, S2.31'],
    ['/account-configuration', 'portal', 'S2.47, S2.33'],
    ['/account-settings/personal', 'hub', 'D.52'],
    ['/inaccessible-account', 'portal', 'S2.47, S2.34'],
  ])('%s has the access %s (%s)', (path, access) =>
    expect(routes.find((route) => route.path === path)?.access).toBe(access),
  );

  it.each([
    ['/account-settings/notified-body', ['notified_body'], 'S2.35'],
    ['/account-settings/market-operator', ['market_operator'], 'S2.36'],
    ['/dashboard/statistics', ['market_operator', 'notified_body'], 'S2.37'],
    ['/dashboard/market-operator/default', ['market_operator'], 'S2.38'],
    ['/dashboard/market-operator/create-medical-device', ['market_operator'], 'S6.7, S2.39'],
    ['/dashboard/market-operator/list-medical-devices', ['market_operator'], 'S6.8, S2.40'],
    ['/dashboard/market-operator/edit-medical-device/:id', ['market_operator'], 'S6.9, S2.41'],
    ['/dashboard/market-operator/view-medical-device/:id', ['market_operator'], 'S6.10, S2.42'],
    ['/dashboard/market-operator/matchmaking-medical-devices', ['market_operator'], 'S6.11, S2.43'],
    ['/dashboard/notified-body/default', ['notified_body'], 'S2.44'],
    ['/dashboard/notified-body/analytics', ['notified_body'], 'S2.45'],
    ['/dashboard/notified-body/gantt', ['notified_body'], 'S2.46'],
  ])('%s admits %s (%s)', (path, roles) => {
    const route = routes.find((one) => one.path === path);
    expect(route?.roles).toEqual(roles);
    expect(route).toMatchObject({ access: 'portal', frame: 'portal' });
  });

  it('uses the placeholder for the sections of the hub (S1.23, S2.25, S2.26, S2.27, S2.28, S2.29, S2.30)', () => {
    const sections = ['/video', '/codes', '/matchmaking', '/job-board', '/courses', '/community'];
    expect(new Set(sections.map((path) => routeAt(path).page))).toEqual(new Set(['hub/about']));
  });

  it.each(['/faq', '/faqs', '/landing', '/widget', '/widget/statistics', '/dashboard', '/Dashboard/x'])(
    '%s is not a route (S2.20, S2.56)',
    (path) => expect(routeAt(path)).toBe(notFound),
  );

  it('contains each path once', () => expect(new Set(all.map(({ path }) => path)).size).toBe(all.length));
});
