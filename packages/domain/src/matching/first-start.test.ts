import { expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { FirstStarts } from './first-start.ts';
import { match } from './match.ts';
import { completeRequest, requestFrom } from './request.ts';
import { demoMarket } from './testing/market.ts';

const today = '2026-11-21';

it('the first start is the earliest start of a match, for every demo device, size and target date (D.584)', () => {
  const starts = new FirstStarts(demoMarket, today);
  let found = 0;
  for (const device of demo.devices)
    for (const companySize of ['small', 'large'] as const)
      for (const targetSubmissionDate of [null, '2026-03-01', '2027-03-15', '2028-12-31']) {
        const request = requestFrom({ ...device.answers, targetSubmissionDate }, { companySize, role: null });
        const result = match(request, demoMarket, { today });
        if (result.result !== 'list') continue;
        const [first = null] = result.matches.map(({ start }) => start).toSorted();
        expect(starts.of(completeRequest(request))).toBe(first);
        // The second time from memory.
        expect(starts.of(completeRequest(request))).toBe(first);
        found += Number(first !== null);
      }
  expect(found).toBeGreaterThan(50);
});
