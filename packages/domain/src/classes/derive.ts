import type { Answer, CharacteristicId } from '../device/vocabulary.ts';
import type { RiskClass, Regulation } from './class-variant.ts';
import { classVariant, type ClassVariantId } from './classes.ts';
import { riskClassesOf } from './class-variant.ts';

/** What a class detail depends on. `riskClass` may be `unsure`. */
export type ClassificationAnswers = {
  readonly regulation?: Regulation | null;
  readonly riskClass?: string | null;
} & { readonly [Id in CharacteristicId]?: Answer | null };

interface Line {
  readonly id: ClassVariantId;
  /** null = every class. */
  readonly riskClass: RiskClass | null;
  /** Any of these groups of answers, all of the group yes. */
  readonly when: readonly (readonly CharacteristicId[])[];
}

const always: Line['when'] = [[]];
const selfOrNearPatient: Line['when'] = [['selfTesting'], ['nearPatientTesting']];

/** The first line that fits decides. Custom-made class III implants stand before all other custom-made devices. */
const lines: Record<Regulation, readonly Line[]> = {
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

/** Whether the line fits: `unknown` = it would, if a missing or unsure answer were yes. */
function fits(line: Line, device: ClassificationAnswers): 'yes' | 'no' | 'unknown' {
  if (line.riskClass !== null && line.riskClass !== device.riskClass) return 'no';
  if (line.when.some((group) => group.every((id) => device[id] === 'yes'))) return 'yes';
  return line.when.some((group) => group.every((id) => device[id] !== 'no')) ? 'unknown' : 'no';
}

const fitsRegulation = (regulation: Regulation, riskClass: string) =>
  (riskClassesOf[regulation] as readonly string[]).includes(riskClass);

/**
 * The class detail of a device, or null while regulation or class is missing, unsure or do not belong together.
 * An unsure or missing answer counts as no; where yes would have led to another detail, the result is `provisional`.
 */
export function deriveClassVariant(device: ClassificationAnswers): { id: ClassVariantId; provisional: boolean } | null {
  const { regulation, riskClass } = device;
  if (!regulation || !riskClass || !fitsRegulation(regulation, riskClass)) return null;
  let provisional = false;
  for (const line of lines[regulation]) {
    const fit = fits(line, device);
    if (fit === 'yes') return { id: line.id, provisional };
    if (fit === 'unknown') provisional = true;
  }
  return null;
}

/** What the notified body looks at, for every limited detail that fits: a class I device can be sterile and measuring at once. */
export function notifiedBodyScopes(device: ClassificationAnswers): string[] {
  const { regulation } = device;
  if (!regulation) return [];
  const first = deriveClassVariant(device);
  if (!first || classVariant(first.id)?.notifiedBody !== 'limited') return [];
  return lines[regulation]
    .filter((line) => line.when !== always && line.riskClass === device.riskClass && fits(line, device) === 'yes')
    .flatMap(({ id }) => classVariant(id)?.notifiedBodyScope ?? []);
}
