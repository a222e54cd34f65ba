import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeAt } from '../navigation/routes';
import { longestTarget, safeTarget } from './safe-target';

describe('safeTarget', () => {
  it.each([
    '/nexus',
    '/dashboard/statistics',
    '/dashboard/market-operator/view-medical-device/12?tab=codes#matches',
    '/register-course/eu-101',
    '/privacy-policy',
    '/inaccessible-account',
  ])('accepts the known route %s (S2.23, D.38)', (to) => expect(safeTarget(to)).toBe(to));

  it.each([
    ['//evil.example', 'D.35'],
    ['///evil.example', 'D.35'],
    ['/\\evil.example', 'D.35'],
    ['\\\\evil.example', 'D.35'],
    ['/nexus\\..\\x', 'D.35'],
    ['/\tnexus', 'D.35'],
    ['/nexus\n', 'D.35'],
    ['/nexus\u0000', 'D.35'],
    ['/nexus\u0085', 'D.35'],
    ['/%2Fevil.example', 'D.35'],
    ['/nexus%2f..', 'D.35'],
    ['/nexus%5Cx', 'D.35'],
    ['nexus', 'D.35'],
    [' /nexus', 'D.35'],
    ['', 'D.35'],
    ['/nexus/..//evil.example', 'D.35'],
    ['https://evil.example/nexus', 'D.37'],
    ['javascript:alert(1)', 'D.37'],
    ['data:text/html,x', 'D.37'],
    ['/@evil.example:80/', 'D.37'],
    ['/unknown', 'D.38'],
    ['/dashboard', 'D.38'],
    ['/nexus%', 'D.38'],
    ['/widget/chart', 'D.38'],
    ['/api/logout', 'D.38'],
    ['/*', 'D.38'],
    ['/', 'D.39'],
    ['/?to=/nexus', 'D.39'],
    ['/login', 'D.39'],
    ['/LOGIN/', 'D.39'],
    ['/nexus/../login', 'D.39'],
    ['/l%6Fgin', 'D.39'],
    ['/%6Cogin', 'D.39'],
    ['/register', 'D.39'],
    ['/reset-password?token=x', 'D.39'],
    ['/check-mail', 'D.39'],
    ['/forgot-password', 'D.39'],
  ])('ignores %j (D.40, %s)', (to) => expect(safeTarget(to)).toBeNull());

  it('ignores a target longer than 2,048 characters (D.36)', () => {
    const fits = `/nexus?${'x'.repeat(longestTarget - '/nexus?'.length)}`;
    expect(safeTarget(fits)).toBe(fits);
    expect(safeTarget(`${fits}x`)).toBeNull();
    expect(safeTarget(`/${'x'.repeat(10_000)}`)).toBeNull();
  });

  it('removes a target inside the target, so that targets never chain', () => {
    expect(safeTarget('/account-configuration?to=/dashboard/statistics&a=1')).toBe('/account-configuration?a=1');
  });

  it('never throws, and accepts only known routes of this origin', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.webUrl(),
      fc.constantFrom('/nexus', '//', '/%', '/\\', '/login').chain((start) => fc.string().map((rest) => start + rest)),
    );
    fc.assert(
      fc.property(fc.oneof(odd, fc.anything()), (to) => {
        const target = safeTarget(to);
        if (target === null) return;
        const url = new URL(target, 'https://portal.example');
        expect(url.origin).toBe('https://portal.example');
        expect(routeAt(url.pathname).path).not.toBe('*');
        expect(routeAt(url.pathname).frame).not.toBe('auth');
      }),
      { numRuns: 2000 },
    );
  });
});
