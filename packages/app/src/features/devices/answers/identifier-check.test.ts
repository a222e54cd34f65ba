import { expect, it } from 'vitest';
import { acceptedIdentifier, identifierState } from './identifier-check';

const none = { basicUdiDi: null, basicIssuingEntity: null, udiDi: null, issuingEntity: null };

it.each([
  ['basicUdiDi', { basicIssuingEntity: 'GS1' }, 'empty'],
  ['basicUdiDi', { basicIssuingEntity: 'GS1', basicUdiDi: ' 1987654Ad4X4bL5ttr2310c2K ' }, 'valid'],
  ['basicUdiDi', { basicIssuingEntity: 'GS1', basicUdiDi: '1987654Ad4X4bL5ttr2310c2X' }, 'identifier_check'],
  ['basicUdiDi', { basicIssuingEntity: 'GS1', basicUdiDi: '12345XX' }, 'identifier_form'],
  ['udiDi', { issuingEntity: 'GS1', udiDi: '09506000134352' }, 'valid'],
  ['udiDi', { issuingEntity: 'GS1', udiDi: '5.90123E+12' }, 'identifier_shortened'],
  ['udiDi', { issuingEntity: 'HIBCC', udiDi: 'E4947660611' }, 'unchecked'],
  ['udiDi', { issuingEntity: 'EUDAMED', udiDi: 'anything' }, 'identifier_form'],
  ['udiDi', { udiDi: '09506000134352' }, 'valid'],
  ['udiDi', { udiDi: 'A9999XYZ100T0474' }, 'entity'],
  ['udiDi', { udiDi: 'nothing of the kind' }, 'entity'],
  ['udiDi', { udiDi: '5901234123458' }, 'identifier_check'],
  ['udiDi', { udiDi: '590123412345' }, 'identifier_digit'],
  ['basicUdiDi', { basicUdiDi: '++A999MODELIDENTIFIER11S9' }, 'identifier_check'],
] as const)('the state of the %s of %j while it is typed is %s (D.690)', (field, typed, state) => {
  expect(identifierState(field, { ...none, ...typed })).toBe(state);
});

it('an entered carrier is replaced by its identifier, with the issuing entity if that is clear', () => {
  const accepted = (typed: Partial<typeof none> | { udiDi: string; issuingEntity?: 'HIBCC' }) =>
    acceptedIdentifier('udiDi', { ...none, ...typed });
  expect(accepted({ udiDi: '(01)05901234123457(17)291231(10)A1' })).toEqual({ text: '05901234123457', entity: 'GS1' });
  expect(accepted({ udiDi: '*+A123BJC5D6E71G*', issuingEntity: 'HIBCC' })).toEqual({
    text: 'A123BJC5D6E71',
    entity: 'HIBCC',
  });
  expect(accepted({ udiDi: 'nothing of the kind' })).toBeNull();
});
