import { describe, expect, it } from 'vitest';
import { roles } from '@attesta/domain/access/roles';
import { routeAt } from '../../../platform/navigation/routes';
import { workEntries } from './work';
import { body, decisionAt, person } from '../../../testing/guarded-users';

describe('the work on the hub', () => {
  it.each([...roles, null])('exists for the role %s, with pages that the role may open (D.172)', (role) => {
    const entries = workEntries(person({ role, user_notified_body_request_status: 'approved' }));
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      if (!('to' in entry)) continue;
      const { page, roles: allowed } = routeAt(entry.to);
      expect(page).not.toBe('errors/not-found');
      expect(allowed ?? [role]).toContain(role);
    }
  });

  it('of a notified body that is not approved leads only to pages that are open to it (D.520)', () => {
    const waiting = { ...body, user_notified_body_request_status: 'pending' };
    const hrefs = workEntries(waiting).flatMap((entry) => ('to' in entry ? entry.to : []));
    expect(hrefs).toEqual(['/inaccessible-account', '/account-settings/personal']);
    expect(hrefs.filter((href) => !decisionAt(href, waiting).stay)).toEqual([]);
  });

  it('of a candidate includes the job board (D.172)', () =>
    expect(workEntries(person({ role: 'candidate' }))[0]).toEqual({ id: 'jobBoard', isJobBoard: true }));
});
