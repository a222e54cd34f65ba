import { describe, expect, it } from 'vitest';
import { bodyValues } from './body-values';
import { restoreDraftValues } from './restore-draft-values';
import { operatorValues } from './operator-values';

describe('restoreDraftValues', () => {
  it('restores the input, including incomplete values', () => {
    const typed = {
      ...operatorValues(),
      organisationName: 'Corv',
      country: 'US',
      authorisedRepresentative: { name: 'Corvia Europe', country: '', srn: '' },
    };
    expect(restoreDraftValues(operatorValues(), JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    const body = { ...bodyValues(), number: '91', showContact: true, documentationLanguages: ['de', 'ro'] };
    expect(restoreDraftValues(bodyValues(), JSON.parse(JSON.stringify(body)))).toEqual(body);
  });

  it.each([
    null,
    7,
    'text',
    [],
    { country: {} },
    { showContact: 'yes' },
    { authorisedRepresentative: 'x', organisationName: [] },
    { secret: 'x' },
  ])('returns the values stored on the server for an invalid draft: %j', (stored) => {
    expect(restoreDraftValues(operatorValues(), stored)).toEqual(operatorValues());
  });
});
