/** Stages in their order. Every move is allowed; moving back from application_lodged or later requires a reason. */
export const stages = [
  'idea',
  'prototype',
  'clinical_evaluation',
  'technical_documentation_ready',
  'application_lodged',
  'certified',
] as const;
export type Stage = (typeof stages)[number];

/** Source: EUDAMED DeviceStatusEnum; MDR Annex VI part B 24. */
export const deviceStatuses = [
  'ON_THE_MARKET',
  'NO_LONGER_PLACED_ON_THE_MARKET',
  'NOT_INTENDED_FOR_EU_MARKET',
] as const;

/** Source: EUDAMED CertificateStatusEnum. */
export const certificateStatuses = [
  'ISSUED',
  'RESTRICTED',
  'SUSPENDED',
  'REINSTATED',
  'WITHDRAWN',
  'AMENDED',
  'SUPPLEMENTED',
  'REISSUED',
  'CANCELLED',
] as const;

/** Source: EUDAMED ApplicationRefusalReasonEnum. */
export const refusalReasons = [
  'APPLICATION_NOT_COMPLETE',
  'WRONG_QUALIFICATION_DEVICE',
  'WRONG_CONFORMITY_ASSESSMENT_PROCEDURE',
  'OUT_OF_SCOPE_NB',
  'NOT_SUFFICIENT_RESOURCES_NB',
  'OTHER',
] as const;

/** How an earlier application ended (MDR Article 53(3)). */
export const applicationOutcomes = ['withdrawn', 'refused'] as const;

/** The `riskClass` of a device that is not classified yet. */
export const unsureClass = 'unsure';

export const workingNameMinLength = 2;
