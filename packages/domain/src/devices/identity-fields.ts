import type { FieldSpecification } from './field-specification.ts';
import { basicUdiGiven, hasUdi, needsBody, outsideUnion, registered, udiGiven } from './conditions.ts';

/** Fields of the identity, manufacturer and stage of a device. */
export const identityFields = [
  { id: 'workingName', source: 'Design proposal', verified: false },
  {
    id: 'tradeName',
    source: 'MDR Annex VI part B 10; EUDAMED business rules v2.18.1 BR-UDID-070',
    verified: true,
  },
  {
    id: 'modelOrReference',
    source: 'MDR Annex VI part B 11; EUDAMED business rules v2.18.1',
    verified: true,
  },
  {
    id: 'regulation',
    source: 'MDR / IVDR; EUDAMED LegislationType',
    verified: true,
  },
  {
    id: 'riskClass',
    source: 'MDR Annex VIII; IVDR Annex VIII; EUDAMED RiskClassEnum',
    verified: true,
  },
  {
    id: 'classVariant',
    source: 'Design proposal, from class and answers',
    verified: false,
  },
  {
    id: 'intendedPurpose',
    source: 'MDR Article 2(12); IVDR Article 2(12); EUDAMED certificate scope',
    verified: true,
  },
  {
    id: 'emdnCode',
    source: 'MDR Article 26; MDCG 2021-12 rev.1; EUDAMED business rules v2.18.1 BR-UDID-636',
    verified: true,
  },
  {
    id: 'designationCodes',
    when: needsBody,
    source: 'Implementing Regulation (EU) 2017/2185; MDCG 2019-14; MDCG 2021-14',
    verified: true,
  },
  {
    id: 'designationCodesReason',
    when: needsBody,
    source: 'MDCG 2019-14 and 2021-14, section 3.1',
    verified: true,
  },
  {
    id: 'conformityProcedure',
    source: 'MDR Article 52; IVDR Article 48',
    verified: true,
  },
  { id: 'stage', source: 'Design proposal', verified: false },
  { id: 'stageReason', source: 'Design proposal', verified: false },
  {
    id: 'targetSubmissionDate',
    when: needsBody,
    source: 'Design proposal; used by matchmaking',
    verified: false,
  },
  {
    id: 'documentationLanguages',
    source: 'MDR Article 52(12), Annex VII 4.2(a)',
    verified: true,
  },
  {
    id: 'manufacturerCountry',
    source: 'MDR Annex VI part A 1.2',
    verified: true,
  },
  {
    id: 'srn',
    when: registered,
    source: 'MDR Article 31; EUDAMED business rule BR-ACT-017; CommonBasicType.xsd',
    verified: true,
  },
  {
    id: 'authorisedRepresentative',
    when: outsideUnion,
    source: 'MDR Article 11; EUDAMED BR-UDID-011',
    verified: true,
  },
  {
    id: 'basicUdiDi',
    when: hasUdi,
    source: 'MDR Article 29, Annex VI part C; MDCG 2019-1',
    verified: true,
  },
  {
    id: 'basicIssuingEntity',
    when: basicUdiGiven,
    source: 'EUDAMED IssuingEntityTypeEnum; BR-UDID-003',
    verified: true,
  },
  {
    id: 'udiDi',
    when: hasUdi,
    source: 'MDR Article 27, Annex VI part C; EUDAMED BR-UDID-003, BR-UDID-069',
    verified: true,
  },
  {
    id: 'issuingEntity',
    when: udiGiven,
    source: 'EUDAMED IssuingEntityTypeEnum; BR-UDID-003',
    verified: true,
  },
] as const satisfies readonly FieldSpecification[];
