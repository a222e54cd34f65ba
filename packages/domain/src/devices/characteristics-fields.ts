import type { FieldSpecification } from './field-specification.ts';
import { activeDevice, classTwoBImplant, containsMedicine } from './conditions.ts';

/** The questions that are answered with yes, no or unsure, and the name of the medicinal substance. */
export const characteristicsFields = [
  {
    id: 'active',
    only: 'MDR',
    source: 'EUDAMED BR-UDID-061',
    verified: true,
  },
  {
    id: 'implantable',
    only: 'MDR',
    source: 'EUDAMED BR-UDID-061, BR-UDID-676',
    verified: true,
  },
  {
    id: 'exemptedImplant',
    only: 'MDR',
    when: classTwoBImplant,
    source: 'MDR Article 52(4); EUDAMED BR-UDID-635',
    verified: true,
  },
  {
    id: 'rule12',
    only: 'MDR',
    when: activeDevice,
    source: 'MDR Annex VIII rule 12, Article 54(1)(b)',
    verified: true,
  },
  {
    id: 'sterile',
    source: 'MDR Annex VI part B 18; FLD-UDID-169',
    verified: true,
  },
  {
    id: 'measuring',
    only: 'MDR',
    source: 'EUDAMED BR-UDID-061',
    verified: true,
  },
  {
    id: 'reusableSurgical',
    only: 'MDR',
    source: 'EUDAMED BR-UDID-061, BR-UDID-677',
    verified: true,
  },
  {
    id: 'software',
    source: 'MDS 1009 / IVS 1010; EUDAMED MDR_SOFTWARE',
    verified: true,
  },
  {
    id: 'softwareInOwnRight',
    source: 'MDCG 2019-14 section 3.1; IVS 1009',
    verified: true,
  },
  {
    id: 'medicinalSubstance',
    only: 'MDR',
    source: 'MDR Annex VI part A 2.7; BR-UDID-041',
    verified: true,
  },
  {
    id: 'medicinalSubstanceName',
    only: 'MDR',
    when: containsMedicine,
    source: 'MDR Annex VI part A 2.7; BR-UDID-041',
    verified: true,
  },
  {
    id: 'humanTissue',
    source: 'MDR Annex VI part A 2.9; IVDR Annex VI',
    verified: true,
  },
  {
    id: 'animalTissue',
    source: 'MDR Annex VI part A 2.10; Regulation (EU) 722/2012',
    verified: true,
  },
  {
    id: 'microbial',
    only: 'IVDR',
    source: 'IVDR Annex VI part A; BR-UDID-062',
    verified: true,
  },
  {
    id: 'nanomaterial',
    only: 'MDR',
    source: 'MDS 1007; MDR Annex VIII rule 19',
    verified: true,
  },
  {
    id: 'absorbedOrDispersed',
    only: 'MDR',
    source: 'MDS 1008; MDR Article 52(11)',
    verified: true,
  },
  {
    id: 'singleUse',
    source: 'MDR Annex VI part B 16; FLD-UDID-167',
    verified: true,
  },
  {
    id: 'latex',
    only: 'MDR',
    source: 'MDR Annex VI part B 20; FLD-UDID-156',
    verified: true,
  },
  {
    id: 'systemOrProcedurePack',
    only: 'MDR',
    source: 'MDR Article 22; MDS 1011',
    verified: true,
  },
  {
    id: 'annexXVI',
    only: 'MDR',
    source: 'MDR Annex XVI; FLD-UDID-147',
    verified: true,
  },
  {
    id: 'customMade',
    only: 'MDR',
    source: 'MDR Article 2(3), Article 52(8)',
    verified: true,
  },
  {
    id: 'selfTesting',
    only: 'IVDR',
    source: 'BR-UDID-062; IVS 1002',
    verified: true,
  },
  {
    id: 'nearPatientTesting',
    only: 'IVDR',
    source: 'BR-UDID-062; IVS 1001',
    verified: true,
  },
  {
    id: 'companionDiagnostic',
    only: 'IVDR',
    source: 'BR-UDID-062; IVS 1003',
    verified: true,
  },
  {
    id: 'instrument',
    only: 'IVDR',
    source: 'BR-UDID-062; IVS 1008',
    verified: true,
  },
  { id: 'reagent', only: 'IVDR', source: 'BR-UDID-062', verified: true },
  { id: 'kit', only: 'IVDR', source: 'BR-UDID-062', verified: true },
  {
    id: 'newDevice',
    only: 'IVDR',
    source: 'FLD-UDID-159',
    verified: true,
  },
  {
    id: 'aiSystem',
    source: 'Design proposal (MDCG 2025-6 on AI Act interplay)',
    verified: false,
  },
] as const satisfies readonly FieldSpecification[];
