import { isSme, type CompanySize } from '../account/configuration.ts';
import type { RoleId } from '../account/roles.ts';
import { deriveClassVariant } from '../classes/derive.ts';
import { classVariant, procedureOf } from '../classes/classes.ts';
import { isProductCode } from '../codes/codes.ts';
import type { DeviceAnswers } from '../device/schema.ts';
import type { MatchRequest, RequestInput, UsedRequest } from './schema.ts';

/** What the user says beside the device. */
export type MatchChoices = Pick<MatchRequest, 'firstTime' | 'maxFeeBand'>;

export interface RequestingOperator {
  readonly companySize: CompanySize;
  readonly role: RoleId | null;
}

const newcomers = new Set<RoleId>(['innovator', 'hospital-innovator', 'researcher-academia']);

/** Whether an operator is taken for a first-time applicant until it says otherwise. */
export function isAssumedFirstTime({ companySize, role }: RequestingOperator): boolean {
  return companySize === 'micro' || (role !== null && newcomers.has(role));
}

/** The request for a device of an operator. */
export function requestFrom(
  device: DeviceAnswers & { readonly id?: string },
  operator: RequestingOperator,
  choices: MatchChoices = {},
): MatchRequest {
  return {
    device: device.id ?? null,
    regulation: device.regulation,
    classVariant: deriveClassVariant(device)?.id ?? null,
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

/** The request with every input present and nothing twice; an absent plain class is that of the class detail. */
export function completeRequest(request: MatchRequest): UsedRequest {
  return {
    device: request.device ?? null,
    regulation: request.regulation ?? null,
    classVariant: request.classVariant ?? null,
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
 * The inputs without which nothing can be matched, missing or wrong. A class detail of the other regulation is a wrong one,
 * and so is a plain class that is not its own.
 */
export function missingInputs(request: UsedRequest): RequestInput[] {
  const variant = classVariant(request.classVariant);
  const isOfRegulation =
    variant !== undefined && (request.regulation === null || variant.regulation === request.regulation);
  const missing: (RequestInput | false)[] = [
    request.regulation === null && 'regulation',
    !isOfRegulation && 'classVariant',
    variant !== undefined && variant.riskClass !== request.riskClass && 'riskClass',
    !request.codes.some(isProductCode) && 'codes',
    variant !== undefined && request.procedure !== null && !procedureOf(variant.id, request.procedure) && 'procedure',
    request.languages.length === 0 && 'languages',
  ];
  return missing.filter((input) => input !== false);
}
