import type { FieldSpecification } from '../field.ts';
import { needsBody, onTheMarket, wasRefused } from '../conditions.ts';

/** Market, certificate and earlier applications. */
export const applicationFields = [
  {
    id: 'deviceStatus',
    label: 'Market status',
    byStage: 'hhhhhr',
    source: 'EUDAMED DeviceStatusEnum; MDR Annex VI part B 24',
    verified: true,
  },
  {
    id: 'memberStates',
    label: 'Countries where made available',
    byStage: 'hhhhor',
    when: onTheMarket,
    source: 'MDR Annex VI part A 2.4; EUDAMED BR-UDID-043',
    verified: true,
  },
  {
    id: 'notifiedBodyNumber',
    label: 'Notified body number',
    byStage: 'hhhhrr',
    when: needsBody,
    source: 'EUDAMED CommonBasicType.xsd stringNBActorCodeType',
    verified: true,
  },
  {
    id: 'certificateNumber',
    label: 'Certificate number',
    byStage: 'hhhhhr',
    when: needsBody,
    source: 'MDR Annex VI part A 2.2; EUDAMED IssuedCertificateType',
    verified: true,
  },
  {
    id: 'certificateDates',
    label: 'Issue and expiry date',
    byStage: 'hhhhhr',
    when: needsBody,
    source: 'MDR Article 56(2)',
    verified: true,
  },
  {
    id: 'certificateStatus',
    label: 'Certificate status',
    byStage: 'hhhhho',
    source: 'EUDAMED CertificateStatusEnum',
    verified: true,
  },
  {
    id: 'previousApplications',
    label: 'Earlier withdrawn or refused applications',
    byStage: 'hhhrrr',
    when: needsBody,
    source: 'MDR Article 53(3)',
    verified: true,
  },
  {
    id: 'refusalReason',
    label: 'Reason of a refusal',
    byStage: 'hhhhoo',
    when: wasRefused,
    source: 'EUDAMED ApplicationRefusalReasonEnum',
    verified: true,
  },
  {
    id: 'isLegacy',
    label: 'Has a directive certificate (legacy)',
    byStage: 'oooooh',
    source: 'MDR Article 120; IVDR Article 110',
    verified: true,
  },
] as const satisfies readonly FieldSpecification[];
