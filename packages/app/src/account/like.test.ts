import { describe, expect, it } from 'vitest';
import { bodyValues } from './body-values';
import { like } from './like';
import { operatorValues } from './operator-values';

describe('what was typed into the configuration, out of a stored draft', () => {
  it('comes back as it was typed, also half-typed', () => {
    const typed = {
      ...operatorValues(),
      organisationName: 'Corv',
      country: 'US',
      authorisedRepresentative: { name: 'Corvia Europe', country: '', srn: '' },
    };
    expect(like(operatorValues(), JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    const body = { ...bodyValues(), number: '91', documentationLanguages: ['de', 'ro'] };
    expect(like(bodyValues(), JSON.parse(JSON.stringify(body)))).toEqual(body);
  });

  it.each([
    null,
    7,
    'text',
    [],
    { country: {} },
    { authorisedRepresentative: 'x', organisationName: [] },
    { secret: 'x' },
  ])('a broken one gives what is stored on the server: %j', (stored) => {
    expect(like(operatorValues(), stored)).toEqual(operatorValues());
  });
});
