import { isClassOf, regulations, riskClassesOf } from '../classes/class-variant.ts';
import { needsNoNotifiedBody, procedureOf } from '../classes/classes.ts';
import { openQuestions, possibleDetails, questionsToAnswer } from '../classes/open-questions.ts';
import { isProductCode } from '../codes/codes.ts';
import type { DeviceAnswerId, DeviceAnswers } from '../devices/schema.ts';
import { gate, type GateResult } from './gate.ts';
import { completeRequest, requestFrom } from './request.ts';
import type { RequestInput } from './schema.ts';

/** What a match of a device returns, and the answers that it still needs. */
export interface MatchReadiness {
  readonly result: GateResult['result'];
  /** The fields to answer next, in the order of the match's inputs. */
  readonly missing: readonly DeviceAnswerId[];
  /**
   * How many answers a match still needs, in addition to those without which a device cannot be saved. Includes
   * questions that are asked later, so that no answer raises it.
   */
  readonly count: number;
  /** Whether some of these answers can become unnecessary: "up to" instead of an exact number. */
  readonly isMaximum: boolean;
}

type Answered = Exclude<RequestInput, 'openQuestions'>;

/** The device field that answers each input. */
const fieldOf: Record<Answered, DeviceAnswerId> = {
  regulation: 'regulation',
  classVariant: 'riskClass',
  riskClass: 'riskClass',
  codes: 'designationCodes',
  procedure: 'conformityProcedure',
  languages: 'documentationLanguages',
};

/** Company size and role decide fees and first-time applications, not which inputs a match requires. */
const anyOperator = { companySize: 'large', role: null } as const;

/** Returns what a match of the device returns and which answers are missing for it. */
export function matchReadiness(device: DeviceAnswers): MatchReadiness {
  const request = completeRequest(requestFrom(device, anyOperator));
  const gated = gate(request);
  if (gated.result !== 'incomplete') return { result: gated.result, missing: [], count: 0, isMaximum: false };
  const fields = gated.missing.flatMap((input): readonly DeviceAnswerId[] =>
    input === 'openQuestions' ? request.openQuestions : [fieldOf[input]],
  );
  const count = mostAnswers(device);
  return {
    result: 'incomplete',
    missing: [...new Set(fields)],
    count,
    isMaximum: count > 1 && (gated.missing.includes('classVariant') || gated.missing.includes('openQuestions')),
  };
}

/** Returns the number of answers that a match still needs if every open choice leads to the most questions. */
function mostAnswers(device: DeviceAnswers): number {
  const { regulation, riskClass, designationCodes, documentationLanguages, conformityProcedure: procedure } = device;
  if (regulation === null)
    return Math.max(...regulations.map((chosen) => mostAnswers({ ...device, regulation: chosen })));
  const hasClass = riskClass !== null && isClassOf(regulation, riskClass);
  const classified = hasClass
    ? [device]
    : riskClassesOf[regulation].map((chosen) => ({ ...device, riskClass: chosen }));
  // A question that is asked only after another one counts together with it.
  const questions = classified.map((one) => new Set([...openQuestions(one), ...questionsToAnswer(one)]).size);
  const details = classified.flatMap(possibleDetails).filter((detail) => !needsNoNotifiedBody(detail));
  const others = [
    !hasClass,
    details.length > 0 && !designationCodes?.some(isProductCode),
    details.length > 0 && !documentationLanguages?.length,
    procedure !== null && details.some((detail) => !procedureOf(detail, procedure)),
  ];
  return Math.max(...questions) + others.filter(Boolean).length;
}
