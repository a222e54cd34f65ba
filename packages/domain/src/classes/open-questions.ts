import type { CharacteristicId } from './characteristics.ts';
import { characteristicIds } from './characteristics.ts';
import { isClassOf, type RiskClass } from './class-variant.ts';
import { classVariant, needsNoNotifiedBody, type ClassVariantId } from './classes.ts';
import { decidingQuestions, deriveClassVariant, type ClassificationAnswers } from './derive.ts';

const substances = [
  'medicinalSubstance',
  'humanTissue',
  'animalTissue',
  'nanomaterial',
  'absorbedOrDispersed',
] as const satisfies readonly CharacteristicId[];

/**
 * The questions that lead to a higher class if they are answered with yes. Source: MDR Annex VIII rules 8, 12, 14, 18,
 * 19, 21; IVDR Annex VIII rules 3 and 4.
 */
const raising: Record<RiskClass, readonly CharacteristicId[]> = {
  I: ['implantable', 'rule12', ...substances],
  IIa: ['implantable', 'rule12', ...substances],
  IIb: substances,
  III: [],
  A: ['selfTesting', 'companionDiagnostic'],
  B: ['companionDiagnostic'],
  C: [],
  D: [],
};

/** Questions that are asked only after another one was answered with yes. */
const asksAfter: Readonly<Record<'rule12' | 'exemptedImplant', CharacteristicId>> = {
  rule12: 'active',
  exemptedImplant: 'implantable',
};

/** Returns the question that must be answered with yes before this one is asked, or null. */
const conditionOf = (id: CharacteristicId): CharacteristicId | null =>
  id === 'rule12' || id === 'exemptedImplant' ? asksAfter[id] : null;

/** Whether the question has no answer yet. A question that is not asked, because its condition is no, counts as no. */
function isUnanswered(device: ClassificationAnswers, id: CharacteristicId): boolean {
  const condition = conditionOf(id);
  if (condition !== null && device[condition] === 'no') return false;
  return device[id] !== 'yes' && device[id] !== 'no';
}

/** The unanswered questions that decide the class detail, and its value for each combination of their answers. */
function completions(device: ClassificationAnswers) {
  const { regulation, riskClass } = device;
  if (!regulation || !riskClass || !isClassOf(regulation, riskClass)) return { unanswered: [], details: [] };
  const unanswered = decidingQuestions(regulation, riskClass).filter((id) => isUnanswered(device, id));
  const details = Array.from({ length: 2 ** unanswered.length }, (_, bits) => {
    const completed = unanswered.map((id, index) => [id, (bits >> index) & 1 ? 'yes' : 'no'] as const);
    return deriveClassVariant({ ...device, ...Object.fromEntries(completed) })?.id;
  });
  return { unanswered, details };
}

/** Returns the class details that the device can have, depending on the unanswered questions. */
export const possibleDetails = (device: ClassificationAnswers): ClassVariantId[] => [
  ...new Set(completions(device).details.filter((detail) => detail !== undefined)),
];

/** Returns the unanswered questions of which a single answer can change the class detail. */
function changingDetail(device: ClassificationAnswers): CharacteristicId[] {
  const { unanswered, details } = completions(device);
  return unanswered.filter((_, index) => details.some((detail, bits) => detail !== details[bits ^ (1 << index)]));
}

/**
 * Returns the questions without an answer that can change the class detail or show that the class is too low, in
 * display order. While there are any, the portal makes no legal statement about the device. Empty if the regulation or
 * class is missing or unsure, because then there is no class detail.
 */
export function openQuestions(device: ClassificationAnswers): CharacteristicId[] {
  const { regulation, riskClass } = device;
  if (!regulation || !riskClass || !isClassOf(regulation, riskClass)) return [];
  const raised = raising[riskClass as RiskClass].filter((id) => isUnanswered(device, id));
  const open = new Set([...changingDetail(device), ...raised]);
  return characteristicIds.filter((id) => open.has(id));
}

/**
 * Returns the {@link openQuestions} that the user can answer now. A question that is not asked yet is represented by the
 * question on which it depends.
 */
export function questionsToAnswer(device: ClassificationAnswers): CharacteristicId[] {
  const toAnswer = new Set(
    openQuestions(device).map((id) => {
      const condition = conditionOf(id);
      return condition === null || device[condition] === 'yes' ? id : condition;
    }),
  );
  return characteristicIds.filter((id) => toAnswer.has(id));
}

/** Returns the class detail of a device once no open question can change it, else undefined. */
export function settledVariant(device: ClassificationAnswers) {
  return openQuestions(device).length > 0 ? undefined : classVariant(deriveClassVariant(device)?.id);
}

/** Whether the device needs no notified body, whatever the answers to the remaining questions are. */
export const certainlyNeedsNoBody = (device: ClassificationAnswers): boolean =>
  needsNoNotifiedBody(settledVariant(device)?.id);
