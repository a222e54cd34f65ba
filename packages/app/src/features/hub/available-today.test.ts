import { describe, expect, it } from 'vitest';
import { routeAt, routes } from '../../platform/navigation/routes';
import { availableToday } from './available-today';

const sections = routes.filter(({ page }) => page === 'hub/about');
const roles = ['market_operator', 'notified_body', 'candidate', 'other', null] as const;

describe('a section of the hub that is not built yet', () => {
  it('is one of the six sections', () => {
    expect(sections.map(({ path }) => path)).toEqual([
      '/video',
      '/codes',
      '/matchmaking',
      '/job-board',
      '/courses',
      '/community',
    ]);
  });

  it.each(sections.flatMap(({ path, title }) => roles.map((role) => [path, role, title] as const)))(
    '%s links a user with the role %s to a page that the role may open, or to the job board (D.130)',
    (_, role, title) => {
      const { alternative } = availableToday(title, role)!;
      const route = routeAt(alternative.to ?? '/nexus');
      expect(route.page).not.toBe('hub/about');
      expect(route.path).toBe(alternative.to ?? '/nexus');
      expect(!route.roles || (role !== null && route.roles.includes(role))).toBe(true);
    },
  );

  it('differs by role', () => {
    const linkOf = (role: (typeof roles)[number]) => availableToday('hubMatchmaking', role)?.alternative.link;
    expect(roles.map(linkOf)).toEqual(['matchmaking', 'availability', 'jobBoard', 'jobBoard', 'jobBoard']);
  });

  it('does not include other pages', () => expect(availableToday('statistics', 'market_operator')).toBeNull());
});
