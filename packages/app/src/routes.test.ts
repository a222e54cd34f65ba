import { describe, expect, it } from 'vitest';
import { existingFiles } from './pages';
import { notFound, routeAt, routes } from './routes';

const all = [...routes, notFound];

describe('the route table', () => {
  it('names pages and layouts that exist', () => {
    const named = all.flatMap(({ page, frame }) => [`./${page}-page.tsx`, `./shell/${frame}-layout.tsx`]);
    expect([...new Set(named)].filter((file) => !existingFiles.includes(file))).toEqual([]);
  });

  it.each([
    ['S2.21', '/', 'root'],
    ['S2.1 S2.48', '/login', 'sign-in'],
    ['S2.4', '/register', 'sign-in'],
    ['S2.5', '/forgot-password', 'sign-in'],
    ['S2.6', '/reset-password', 'open'],
    ['S2.7', '/check-mail', 'open'],
    ['S2.8 S8.10', '/pages/error', 'open'],
    ['S2.9 S8.11', '/pages/500', 'open'],
    ['S2.10', '/privacy-policy', 'open'],
    ['S2.11', '/data-protection', 'open'],
    ['S2.24 S1.21', '/nexus', 'hub'],
    ['S2.25', '/video', 'hub'],
    ['S2.26', '/codes', 'hub'],
    ['S2.27', '/matchmaking', 'hub'],
    ['S2.28', '/job-board', 'hub'],
    ['S2.29', '/courses', 'hub'],
    ['S2.30', '/community', 'hub'],
    ['S2.31', '/register-course/:courseId', 'hub'],
    ['S2.33', '/account-configuration', 'portal'],
    ['S2.34 S2.47', '/inaccessible-account', 'portal'],
  ])('%s has %s, watched as %s', (_, path, access) =>
    expect(routes.find((route) => route.path === path)?.access).toBe(access),
  );

  it.each([
    ['S2.35', '/account-settings/notified-body', ['notified_body']],
    ['S2.36', '/account-settings/market-operator', ['market_operator']],
    ['S2.37', '/dashboard/statistics', ['market_operator', 'notified_body']],
    ['S2.38', '/dashboard/market-operator/default', ['market_operator']],
    ['S2.39 S6.7', '/dashboard/market-operator/create-medical-device', ['market_operator']],
    ['S2.40 S6.8', '/dashboard/market-operator/list-medical-devices', ['market_operator']],
    ['S2.41 S6.9', '/dashboard/market-operator/edit-medical-device/:id', ['market_operator']],
    ['S2.42 S6.10', '/dashboard/market-operator/view-medical-device/:id', ['market_operator']],
    ['S2.43 S6.11', '/dashboard/market-operator/matchmaking-medical-devices', ['market_operator']],
    ['S2.44', '/dashboard/notified-body/default', ['notified_body']],
    ['S2.45', '/dashboard/notified-body/analytics', ['notified_body']],
    ['S2.46', '/dashboard/notified-body/gantt', ['notified_body']],
  ])('%s %s admits %s', (_, path, roles) => {
    const route = routes.find((one) => one.path === path);
    expect(route?.roles).toEqual(roles);
    expect(route).toMatchObject({ access: 'portal', frame: 'portal' });
  });

  it('S1.23 S2.25 S2.26 S2.27 S2.28 S2.29 S2.30 the hub’s sections share the placeholder', () => {
    const sections = ['/video', '/codes', '/matchmaking', '/job-board', '/courses', '/community'];
    expect(new Set(sections.map((path) => routeAt(path).page))).toEqual(new Set(['hub/about']));
  });

  it.each(['/faq', '/faqs', '/landing', '/widget', '/widget/statistics', '/dashboard', '/Dashboard/x'])(
    'S2.20 S2.56 %s is no route',
    (path) => expect(routeAt(path)).toBe(notFound),
  );

  it('has each path once', () => expect(new Set(all.map(({ path }) => path)).size).toBe(all.length));
});
