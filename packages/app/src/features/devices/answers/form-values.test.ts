import { describe, expect, it } from 'vitest';
import { newDeviceValues } from './form-values';

const operator = (country: string | null) => ({
  market_operator: { name: 'Corvia', logo_url: null, number: null, country },
});

describe('newDeviceValues', () => {
  it('uses the country of the account', () =>
    expect(newDeviceValues(operator('RO'))).toMatchObject({ stage: 'idea', manufacturerCountry: 'RO' }));

  it.each([operator(null), operator('??'), { market_operator: null }])(
    'has no country if the account has no known one: %j',
    (user) => {
      expect(newDeviceValues(user).manufacturerCountry).toBeNull();
    },
  );
});
