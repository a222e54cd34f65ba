import { isSme, type CompanySize } from '../account/configuration.ts';
import type { RoleId } from '../access/roles.ts';
import { deriveClassVariant } from '../classes/derive.ts';
import { classVariant, needsNoNotifiedBody, procedureOf } from '../classes/classes.ts';
import { questionsToAnswer } from '../classes/open-questions.ts';
import { isProductCode } from '../codes/codes.ts';
import type { DeviceAnswers } from '../devices/schema.ts';
import type { MatchRequest, RequestInput, UsedRequest } from './schema.ts';

/** The user's choices in addition to the device. */
export type MatchChoices = Pick<MatchRequest, 'firstTime' | 'maxFeeBand'>;

export interface RequestingOperator {
  readonly companySize: CompanySize;
  readonly role: RoleId | null;
}

const firstTimeRoles = new Set<RoleId>(['innovator', 'hospital-innovator', 'researcher-academia']);

/** Whether an operator is assumed to be a first-time applicant unless the user chooses otherwise. */
export function isAssumedFirstTime({ companySize, role }: RequestingOperator): boolean {
  return companySize === 'micro' || (role !== null && firstTimeRoles.has(role));
}

/** Returns the request for a device of an operator. */
export function requestFrom(
  device: DeviceAnswers & { readonly id?: string },
  operator: RequestingOperator,
  choices: MatchChoices = {},
): MatchRequest {
  return {
    device: device.id ?? null,
    regulation: device.regulation,
    classVariant: deriveClassVariant(device)?.id ?? null,
    openQuestions: questionsToAnswer(device),
    riskClass: device.riskClass === 'unsure' ? null : device.riskClass,
    codes: device.designationCodes,
    procedure: device.conformityProcedure,
    wishedDate: device.targetSubmissionDate,
    languages: device.documentationLanguages,
    country: device.manufacturerCountry,
    sme: isSme(operator.companySize),
    firstTime: choices.firstTime ?? isAssumedFirstTime(operator),
    maxFeeBand: choices.maxFeeBand ?? null,
  };
}

/**
 * Returns the request with every input present and without duplicates. An absent plain class is filled in from the
 * class detail.
 */
export function completeRequest(request: MatchRequest): UsedRequest {
  return {
    device: request.device ?? null,
    regulation: request.regulation ?? null,
    classVariant: request.classVariant ?? null,
    openQuestions: [...new Set(request.openQuestions)],
    riskClass: request.riskClass ?? classVariant(request.classVariant)?.riskClass ?? null,
    codes: [...new Set(request.codes)],
    procedure: request.procedure ?? null,
    wishedDate: request.wishedDate ?? null,
    languages: [...new Set(request.languages)],
    country: request.country ?? null,
    sme: request.sme ?? false,
    firstTime: request.firstTime ?? false,
    maxFeeBand: request.maxFeeBand ?? null,
  };
}

/**
 * Returns the inputs that matching requires and that are missing or wrong. A class detail of the other regulation is
 * wrong, and so is a plain class that differs from that of the class detail. For a class detail that needs no notified
 * body, only the open questions are required.
 */
export function missingInputs(request: UsedRequest): RequestInput[] {
  const variant = classVariant(request.classVariant);
  const isOfRegulation =
    variant !== undefined && (request.regulation === null || variant.regulation === request.regulation);
  const hasOpenQuestions = request.openQuestions.length > 0;
  if (isOfRegulation && needsNoNotifiedBody(variant.id)) return hasOpenQuestions ? ['openQuestions'] : [];
  const missing: (RequestInput | false)[] = [
    request.regulation === null && 'regulation',
    hasOpenQuestions && 'openQuestions',
    !isOfRegulation && 'classVariant',
    variant !== undefined && variant.riskClass !== request.riskClass && 'riskClass',
    !request.codes.some(isProductCode) && 'codes',
    variant !== undefined && request.procedure !== null && !procedureOf(variant.id, request.procedure) && 'procedure',
    request.languages.length === 0 && 'languages',
  ];
  return missing.filter((input) => input !== false);
}
