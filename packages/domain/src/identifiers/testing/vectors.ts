import type { IssuingEntity } from '../issuing-entities.ts';
import type { UdiField } from '../udi.ts';

/** An identifier that is valid or not. `canonical`: the identifier in the text, if it is not the whole text. */
interface Vector {
  readonly field: UdiField;
  readonly entity: IssuingEntity;
  readonly text: string;
  readonly valid: boolean;
  readonly canonical?: string;
}

/** The published test vectors of each form of identifier. */
export const identifierVectors: readonly Vector[] = [
  { field: 'udiDi', entity: 'GS1', text: '09506000134352', valid: true },
  { field: 'udiDi', entity: 'GS1', text: '036000291452', valid: true },
  { field: 'udiDi', entity: 'GS1', text: '036000291453', valid: false },
  { field: 'udiDi', entity: 'GS1', text: '09501101020917', valid: true },
  { field: 'basicUdiDi', entity: 'GS1', text: '1987654Ad4X4bL5ttr2310c2K', valid: true },
  { field: 'basicUdiDi', entity: 'GS1', text: '12345ANJ', valid: true },
  { field: 'basicUdiDi', entity: 'GS1', text: '12345678901234567890123NT', valid: true },
  { field: 'basicUdiDi', entity: 'GS1', text: '99999zzzzzzzzzzzzzzzzzzT2', valid: true },
  { field: 'basicUdiDi', entity: 'GS1', text: '1987654Ad4X4bL5ttr2310c2X', valid: false },
  { field: 'basicUdiDi', entity: 'GS1', text: '12345XX', valid: false },
  { field: 'basicUdiDi', entity: 'GS1', text: 'X987654Ad4X4bL5ttr2310c2K', valid: false },
  { field: 'basicUdiDi', entity: 'HIBCC', text: '++A999MODELIDENTIFIER11S8', valid: true },
  { field: 'basicUdiDi', entity: 'HIBCC', text: '++A999MODELIDENTIFIER11S9', valid: false },
  { field: 'udiDi', entity: 'HIBCC', text: '+H123ABC01234567890D', valid: true },
  { field: 'udiDi', entity: 'HIBCC', text: '+A123BJC5D6E71J', valid: false },
  { field: 'udiDi', entity: 'HIBCC', text: '+A123BJC5D6E71G', valid: true, canonical: 'A123BJC5D6E71' },
  { field: 'udiDi', entity: 'HIBCC', text: 'A999ABC1230', valid: true },
  { field: 'udiDi', entity: 'HIBCC', text: 'M991CVS12130NES2', valid: true },
  { field: 'udiDi', entity: 'HIBCC', text: 'H123PARTNO1234567890120', valid: true },
  { field: 'udiDi', entity: 'HIBCC', text: '+E22124861 ', valid: true, canonical: 'E22124861' },
  { field: 'udiDi', entity: 'HIBCC', text: '+E22124861_', valid: true, canonical: 'E22124861' },
  { field: 'udiDi', entity: 'HIBCC', text: '+H124009993020351K', valid: true, canonical: 'H124009993020351' },
  { field: 'udiDi', entity: 'HIBCC', text: '+A123BJC5D6E71/$$52001510X3C', valid: true, canonical: 'A123BJC5D6E71' },
  { field: 'udiDi', entity: 'HIBCC', text: '+A99912345/$$52001510X33', valid: true, canonical: 'A99912345' },
  { field: 'basicUdiDi', entity: 'IFA', text: 'PP12345ABCD.12345678.9004', valid: true },
  { field: 'basicUdiDi', entity: 'IFA', text: 'PP12345ABCD.12345678.9005', valid: false },
  { field: 'udiDi', entity: 'IFA', text: '111234567842', valid: true },
  { field: 'udiDi', entity: 'IFA', text: '110375286414', valid: true },
  { field: 'udiDi', entity: 'IFA', text: '1312345ABCD12345678056', valid: true },
  { field: 'udiDi', entity: 'IFA', text: '1312345MED777094', valid: true },
  { field: 'udiDi', entity: 'IFA', text: 'MA12345ABCD.1234563', valid: true },
  { field: 'udiDi', entity: 'IFA', text: '17583412704', valid: true },
  { field: 'udiDi', entity: 'IFA', text: '111899881193', valid: false },
  { field: 'udiDi', entity: 'IFA', text: 'NONUMBERS', valid: false },
  { field: 'udiDi', entity: 'IFA', text: '111111111111', valid: false },
  { field: 'udiDi', entity: 'ICCBBA', text: '=/A9999XYZ100T0474', valid: true },
  { field: 'udiDi', entity: 'ICCBBA', text: 'A9999XYZ100T0474', valid: true },
  { field: 'basicUdiDi', entity: 'EUDAMED', text: 'B-08428097930208', valid: true },
  { field: 'basicUdiDi', entity: 'EUDAMED', text: 'B-M991CVS12130NES2', valid: true },
  { field: 'basicUdiDi', entity: 'EUDAMED', text: 'B-BEMF000000106CR023335WE', valid: true },
  { field: 'basicUdiDi', entity: 'EUDAMED', text: 'B-BEMF000000106CR023335WF', valid: false },
  { field: 'basicUdiDi', entity: 'EUDAMED', text: 'D-BEMF000000106CR023335WE', valid: false },
  { field: 'udiDi', entity: 'EUDAMED', text: 'D-BEMF000000106CR023335WE', valid: true },
  { field: 'udiDi', entity: 'EUDAMED', text: 'anything', valid: false },
  { field: 'udiDi', entity: 'EUDAMED', text: 'B-BEMF000000106CR023335WE', valid: false },
  { field: 'udiDi', entity: 'EUDAMED', text: 'D-17x00RL', valid: true },
];
