import type { Answer, CharacteristicId } from './characteristics.ts';
import { isClassOf, type Regulation, type RiskClass } from './class-variant.ts';
import { classVariant, type ClassVariantId } from './classes.ts';

/** The answers on which the class detail depends. `riskClass` may be `unsure`. */
export type ClassificationAnswers = {
  readonly regulation?: Regulation | null;
  readonly riskClass?: string | null;
} & { readonly [Id in CharacteristicId]?: Answer | null };

interface ClassRule {
  readonly id: ClassVariantId;
  /** null = any class. */
  readonly riskClass: RiskClass | null;
  /** The rule applies if all answers of at least one group are yes. */
  readonly when: readonly (readonly CharacteristicId[])[];
}

const always: ClassRule['when'] = [[]];
const selfOrNearPatient: ClassRule['when'] = [['selfTesting'], ['nearPatientTesting']];

/** The first rule that applies decides, so custom-made class III implants precede other custom-made devices. */
const classRules: Record<Regulation, readonly ClassRule[]> = {
  MDR: [
    { id: 'III-custom-made-implantable', riskClass: 'III', when: [['customMade', 'implantable']] },
    { id: 'custom-made', riskClass: null, when: [['customMade']] },
    { id: 'III', riskClass: 'III', when: always },
    { id: 'IIb-implantable-exempt', riskClass: 'IIb', when: [['implantable', 'exemptedImplant']] },
    { id: 'IIb-implantable', riskClass: 'IIb', when: [['implantable']] },
    { id: 'IIb-rule12', riskClass: 'IIb', when: [['active', 'rule12']] },
    { id: 'IIb', riskClass: 'IIb', when: always },
    { id: 'IIa', riskClass: 'IIa', when: always },
    { id: 'Is', riskClass: 'I', when: [['sterile']] },
    { id: 'Im', riskClass: 'I', when: [['measuring']] },
    { id: 'Ir', riskClass: 'I', when: [['reusableSurgical']] },
    { id: 'I', riskClass: 'I', when: always },
  ],
  IVDR: [
    { id: 'D', riskClass: 'D', when: always },
    { id: 'C-companion', riskClass: 'C', when: [['companionDiagnostic']] },
    { id: 'C-self-or-near-patient', riskClass: 'C', when: selfOrNearPatient },
    { id: 'C', riskClass: 'C', when: always },
    { id: 'B-self-or-near-patient', riskClass: 'B', when: selfOrNearPatient },
    { id: 'B', riskClass: 'B', when: always },
    { id: 'A-sterile', riskClass: 'A', when: [['sterile']] },
    { id: 'A', riskClass: 'A', when: always },
  ],
};

/** Returns the questions on which the class detail of a device in the class can depend. */
export function decidingQuestions(regulation: Regulation, riskClass: string): CharacteristicId[] {
  const rules = classRules[regulation].filter((rule) => rule.riskClass === null || rule.riskClass === riskClass);
  return [...new Set(rules.flatMap(({ when }) => when.flat()))];
}

/** Whether the rule applies. `unknown`: it would apply if a missing or unsure answer were yes. */
function applies(rule: ClassRule, device: ClassificationAnswers): 'yes' | 'no' | 'unknown' {
  if (rule.riskClass !== null && rule.riskClass !== device.riskClass) return 'no';
  if (rule.when.some((group) => group.every((id) => device[id] === 'yes'))) return 'yes';
  return rule.when.some((group) => group.every((id) => device[id] !== 'no')) ? 'unknown' : 'no';
}

/**
 * Returns the class detail of a device, or null if the regulation or class is missing or unsure, or the class is not
 * one of the regulation. An unsure or missing answer counts as no; if yes would change the class detail, the
 * result is `provisional`.
 */
export function deriveClassVariant(device: ClassificationAnswers): { id: ClassVariantId; provisional: boolean } | null {
  const { regulation, riskClass } = device;
  if (!regulation || !riskClass || !isClassOf(regulation, riskClass)) return null;
  let provisional = false;
  for (const rule of classRules[regulation]) {
    const result = applies(rule, device);
    if (result === 'yes') return { id: rule.id, provisional };
    if (result === 'unknown') provisional = true;
  }
  return null;
}

/**
 * Returns the aspects that the notified body assesses, for every limited class detail that applies: a class I device
 * can be both sterile and measuring.
 */
export function notifiedBodyScopes(device: ClassificationAnswers): string[] {
  const { regulation } = device;
  if (!regulation || classVariant(deriveClassVariant(device)?.id)?.notifiedBody !== 'limited') return [];
  return classRules[regulation]
    .filter((rule) => applies(rule, device) === 'yes')
    .flatMap(({ id }) => classVariant(id)?.notifiedBodyScope ?? []);
}
