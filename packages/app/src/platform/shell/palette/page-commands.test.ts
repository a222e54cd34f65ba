import { describe, expect, it } from 'vitest';
import { routeAt } from '../../navigation/routes';
import { pageCommands } from './page-commands';

const hrefs = (role: Parameters<typeof pageCommands>[0]['role'], account_configured = true) =>
  pageCommands({
    role,
    account_configured,
    is_account_active: true,
    user_notified_body_request_status: role === 'notified_body' ? 'approved' : null,
  }).map(({ href }) => href);

describe('the pages of the command palette', () => {
  it.each(['market_operator', 'notified_body', 'candidate', 'other', null] as const)(
    'are pages that the role %s may open, each once (D.175)',
    (role) => {
      const found = hrefs(role);
      expect(found).toContain('/nexus');
      expect(found).toContain('/account-settings/personal');
      expect(new Set(found).size).toBe(found.length);
      for (const href of found) {
        const { page, roles } = routeAt(href);
        expect(page).not.toBe('errors/not-found');
        expect(roles ?? [role]).toContain(role);
      }
    },
  );

  it('include the settings of the organisation, or its configuration before it is configured (D.175)', () => {
    expect(hrefs('market_operator')).toContain('/account-settings/market-operator');
    expect(hrefs('notified_body')).toContain('/account-settings/notified-body');
    expect(hrefs('notified_body', false)).toContain('/account-configuration');
    expect(hrefs('candidate', false)).toContain('/account-configuration');
    expect(hrefs('candidate')).not.toContain('/account-configuration');
  });
});
