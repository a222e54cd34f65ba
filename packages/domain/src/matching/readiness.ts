import { needsNoNotifiedBody } from '../classes/classes.ts';
import { hasFollowUp } from '../classes/open-questions.ts';
import type { DeviceAnswerId, DeviceAnswers } from '../devices/schema.ts';
import { gate, type GateResult } from './gate.ts';
import { completeRequest, requestFrom } from './request.ts';
import type { RequestInput, UsedRequest } from './schema.ts';

/** What a match of a device returns, and the answers that it still needs. */
export interface MatchReadiness {
  readonly result: GateResult['result'];
  /** The fields to answer before a match returns a result, in the order of the match's inputs. */
  readonly missing: readonly DeviceAnswerId[];
  /** Whether these answers can lead to further required ones: "at least" instead of an exact number. */
  readonly isMinimum: boolean;
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
  return readinessOf(completeRequest(requestFrom(device, anyOperator)));
}

/** Returns what a match with the request returns and which answers about the device are missing for it. */
export function readinessOf(request: UsedRequest): MatchReadiness {
  const gated = gate(request);
  if (gated.result !== 'incomplete') return { result: gated.result, missing: [], isMinimum: false };
  const fields = gated.missing.flatMap((input): readonly DeviceAnswerId[] =>
    input === 'openQuestions' ? request.openQuestions : [fieldOf[input]],
  );
  return {
    result: 'incomplete',
    missing: [...new Set(fields)],
    isMinimum:
      request.classVariant === null ||
      needsNoNotifiedBody(request.classVariant) ||
      request.openQuestions.some((id) => hasFollowUp(id, request.riskClass)),
  };
}
