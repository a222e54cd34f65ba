import type { FieldSpecification } from './field-specification.ts';
import { needsBody, onTheMarket, wasRefused } from './conditions.ts';

/** Fields of the market status, the certificate and earlier applications. */
export const applicationFields = [
  {
    id: 'deviceStatus',
    source: 'EUDAMED DeviceStatusEnum; MDR Annex VI part B 24',
    verified: true,
  },
  {
    id: 'memberStates',
    when: onTheMarket,
    source: 'MDR Annex VI part A 2.4; EUDAMED BR-UDID-043',
    verified: true,
  },
  {
    id: 'notifiedBodyNumber',
    when: needsBody,
    source: 'EUDAMED CommonBasicType.xsd stringNBActorCodeType',
    verified: true,
  },
  {
    id: 'certificateNumber',
    when: needsBody,
    source: 'MDR Annex VI part A 2.2; EUDAMED IssuedCertificateType',
    verified: true,
  },
  {
    id: 'certificateDates',
    when: needsBody,
    source: 'MDR Article 56(2)',
    verified: true,
  },
  {
    id: 'certificateStatus',
    source: 'EUDAMED CertificateStatusEnum',
    verified: true,
  },
  {
    id: 'previousApplications',
    when: needsBody,
    source: 'MDR Article 53(3)',
    verified: true,
  },
  {
    id: 'refusalReason',
    when: wasRefused,
    source: 'EUDAMED ApplicationRefusalReasonEnum',
    verified: true,
  },
  {
    id: 'isLegacy',
    source: 'MDR Article 120; IVDR Article 110',
    verified: true,
  },
] as const satisfies readonly FieldSpecification[];
