import { expect, it } from 'vitest';
import { identifierState } from './identifier-check';

const state =
  (issuingEntity: 'GS1' | 'EUDAMED' | null, basicUdiDi: string | null, udiDi: string | null = null) =>
  (field: 'basicUdiDi' | 'udiDi') =>
    identifierState(field, { issuingEntity, basicUdiDi, udiDi });

it('returns the state of an identifier while it is typed', () => {
  expect(state('GS1', null)('basicUdiDi')).toBe('empty');
  expect(state(null, '1987654Ad4X4bL5ttr2310c2K')('basicUdiDi')).toBe('entity');
  expect(state('GS1', ' 1987654Ad4X4bL5ttr2310c2K ')('basicUdiDi')).toBe('valid');
  expect(state('GS1', '1987654Ad4X4bL5ttr2310c2X')('basicUdiDi')).toBe('identifier_check');
  expect(state('GS1', '12345XX')('basicUdiDi')).toBe('identifier_form');
  expect(state('GS1', null, '09506000134352')('udiDi')).toBe('valid');
  expect(state('EUDAMED', null, 'anything')('udiDi')).toBe('unchecked');
});
