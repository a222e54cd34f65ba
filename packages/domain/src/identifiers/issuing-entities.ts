/** The entities that issue UDIs. Source: EUDAMED IssuingEntityTypeEnum. */
export const issuingEntities = ['GS1', 'HIBCC', 'ICCBBA', 'IFA', 'EUDAMED'] as const;
export type IssuingEntity = (typeof issuingEntities)[number];
