import { describe, expect, it } from 'vitest';
import { routeAt } from '../../../platform/navigation/routes';
import { firstSteps, nextStep, noRecords, type FirstRunRecords, type FirstRunUser } from './first-steps';

const user = (role: FirstRunUser['role'], account_configured = false, status: string | null = null): FirstRunUser => ({
  role,
  account_configured,
  user_notified_body_request_status: status,
});

/** The step to do next and the page of its button. Undefined if all are done. */
const next = (of: FirstRunUser, records: Partial<FirstRunRecords> = {}) => {
  const steps = firstSteps(of, { ...noRecords, ...records });
  const step = steps[nextStep(steps)];
  return step && [step.id, step.to];
};

const configure = '/account-configuration?to=/nexus';

describe('the first steps', () => {
  it.each([
    ['has no configuration', user('market_operator'), {}, ['organisation', configure]],
    [
      'has no device',
      user('market_operator', true),
      {},
      ['device', '/dashboard/market-operator/create-medical-device'],
    ],
    [
      'has one device',
      user('market_operator', true),
      { devices: 1, latestDevice: 'd1' },
      ['matches', '/dashboard/market-operator/matchmaking-medical-devices?device=d1'],
    ],
    ['has several devices', user('market_operator', true), { devices: 2, latestDevice: 'd2' }, undefined],
  ] as const)('of a market operator who %s (D.172)', (_, of, records, expected) =>
    expect(next(of, records)).toEqual(expected),
  );

  it.each([
    ['is not configured', user('notified_body'), {}, ['organisation', configure]],
    ['waits for approval', user('notified_body', true, 'pending'), {}, ['approval', '/inaccessible-account']],
    ['was rejected', user('notified_body', true, 'rejected'), {}, ['rejected', '/inaccessible-account']],
    ['is approved', user('notified_body', true, 'approved'), {}, ['availability', '/dashboard/notified-body/gantt']],
    ['has published availability', user('notified_body', true, 'approved'), { hasWindows: true }, undefined],
  ] as const)('of a notified body that %s (D.172)', (_, of, records, expected) =>
    expect(next(of, records)).toEqual(expected),
  );

  it('of a candidate lead to the profile (D.172)', () => {
    expect(next(user('candidate'))).toEqual(['profile', configure]);
    expect(next(user('candidate', true))).toBeUndefined();
  });

  it.each(['other', null] as const)('do not exist for the role %s (D.172)', (role) =>
    expect(firstSteps(user(role), noRecords)).toEqual([]),
  );

  it('lead to pages that the role may open (D.172)', () => {
    for (const role of ['market_operator', 'notified_body', 'candidate'] as const)
      for (const configured of [false, true])
        for (const status of ['pending', 'rejected', 'approved', null])
          for (const { to } of firstSteps(user(role, configured, status), { ...noRecords, latestDevice: 'd1' })) {
            if (!to) continue;
            const { page, roles } = routeAt(new URL(to, 'https://portal.example').pathname);
            expect(page).not.toBe('errors/not-found');
            expect(roles ?? [role]).toContain(role);
          }
  });
});
