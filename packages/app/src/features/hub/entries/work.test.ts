import { describe, expect, it } from 'vitest';
import { roles } from '@attesta/domain/access/roles';
import { routeAt } from '../../../platform/navigation/routes';
import { workEntries } from './work';

describe('the work on the hub', () => {
  it.each([...roles, null])('exists for the role %s, with pages that the role may open (D.172)', (role) => {
    const entries = workEntries(role);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      if (!('to' in entry)) continue;
      const { page, roles: allowed } = routeAt(entry.to);
      expect(page).not.toBe('errors/not-found');
      expect(allowed ?? [role]).toContain(role);
    }
  });

  it('of a candidate includes the job board (D.172)', () =>
    expect(workEntries('candidate')[0]).toEqual({ id: 'jobBoard', isJobBoard: true }));
});
