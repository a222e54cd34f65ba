import type { IssuingEntity } from './issuing-entities.ts';
import { eudamedDi } from './eudamed-di.ts';
import { gmn } from './gmn.ts';
import { gtin } from './gtin.ts';
import { hibc, hibcBasic } from './hibc.ts';
import { iccbba, iccbbaBasic } from './iccbba.ts';
import { ifaBasic, ifaPpn } from './ifa.ts';

/** The format and check characters of one kind of identifier. */
export interface IdentifierAlgorithm {
  readonly id: string;
  readonly pattern: RegExp;
  /** Called only with text that matches `pattern`. null = the rule is unknown; check characters are not checked. */
  readonly hasValidCheck: ((text: string) => boolean) | null;
}

const basic: Record<IssuingEntity, IdentifierAlgorithm> = {
  GS1: gmn,
  HIBCC: hibcBasic,
  ICCBBA: iccbbaBasic,
  IFA: ifaBasic,
  EUDAMED: eudamedDi,
};
const device: Record<IssuingEntity, IdentifierAlgorithm | null> = {
  GS1: gtin,
  HIBCC: hibc,
  ICCBBA: iccbba,
  IFA: ifaPpn,
  EUDAMED: null,
};

/** `unchecked`: the text matches the pattern if there is one, and no check rule is known. */
export type IdentifierResult =
  | { readonly result: 'valid' }
  | { readonly result: 'unchecked' }
  | { readonly result: 'invalid'; readonly reason: 'identifier_form' | 'identifier_check' };

/** Checks text against one algorithm: first its pattern, then its check characters. */
export function checkIdentifier(algorithm: IdentifierAlgorithm | null, text: string): IdentifierResult {
  if (!algorithm) return { result: 'unchecked' };
  if (!algorithm.pattern.test(text)) return { result: 'invalid', reason: 'identifier_form' };
  if (!algorithm.hasValidCheck) return { result: 'unchecked' };
  return algorithm.hasValidCheck(text) ? { result: 'valid' } : { result: 'invalid', reason: 'identifier_check' };
}

/** Checks a Basic UDI-DI of the issuing entity. Source: MDR Annex VI part C; MDCG 2019-1. */
export function checkBasicUdi(entity: IssuingEntity, text: string): IdentifierResult {
  return checkIdentifier(basic[entity], text);
}

/** Checks a UDI-DI of the issuing entity. Source: MDR Article 27, Annex VI part C. */
export function checkUdiDi(entity: IssuingEntity, text: string): IdentifierResult {
  return checkIdentifier(device[entity], text);
}
