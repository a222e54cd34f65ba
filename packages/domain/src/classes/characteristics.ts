/** Stored answers to a yes/no question; null = not answered. */
export const answers = ['yes', 'no', 'unsure'] as const;
export type Answer = (typeof answers)[number];

/**
 * The questions about a device that are answered with yes, no or unsure, in display order. The class detail and the
 * suggested codes are derived from them.
 */
export const characteristicIds = [
  'active',
  'implantable',
  'exemptedImplant',
  'rule12',
  'sterile',
  'measuring',
  'reusableSurgical',
  'software',
  'softwareInOwnRight',
  'medicinalSubstance',
  'humanTissue',
  'animalTissue',
  'microbial',
  'nanomaterial',
  'absorbedOrDispersed',
  'singleUse',
  'latex',
  'systemOrProcedurePack',
  'annexXVI',
  'customMade',
  'selfTesting',
  'nearPatientTesting',
  'companionDiagnostic',
  'instrument',
  'reagent',
  'kit',
  'newDevice',
  'aiSystem',
] as const;
export type CharacteristicId = (typeof characteristicIds)[number];
