import { describe, expect, it } from 'vitest';
import { newDeviceValues } from './form-values';

const operator = (country: string | null) => ({
  market_operator: { name: 'Corvia', logo_url: null, number: null, country },
});

describe('a new device', () => {
  it('is made where the account is', () =>
    expect(newDeviceValues(operator('RO'))).toMatchObject({ stage: 'idea', manufacturerCountry: 'RO' }));

  it.each([operator(null), operator('??'), { market_operator: null }])(
    'has no country where the account tells none that is known: %j',
    (user) => {
      expect(newDeviceValues(user).manufacturerCountry).toBeNull();
    },
  );
});
