import type { Regulation } from '../classes/class-variant.ts';
import type { Condition } from './conditions.ts';
import type { DeviceAnswerId } from './schema.ts';
import { stages, type Stage } from './vocabulary.ts';

/** Fields of a device that are answered elsewhere: derived, or held by the operator's account. */
export type FieldId = DeviceAnswerId | 'classVariant' | 'srn' | 'authorisedRepresentative';

/** One letter a stage, in their order: `r`equired, `o`ptional, `c`onditional (required wherever asked), `h`idden. */
export type ByStage = string;

export interface FieldSpecification {
  readonly id: FieldId;
  /** English label; the portal has its own words for each language. */
  readonly label: string;
  readonly byStage: ByStage;
  /** The regulation under which alone the field is asked. */
  readonly only?: Regulation;
  /** Limits every stage: where it is false, the field is not asked and never required. */
  readonly when?: Condition;
  readonly heldBy?: 'operator';
  readonly derived?: true;
  readonly source: string;
  readonly verified: boolean;
}

export type Requirement = 'required' | 'optional' | 'conditional' | 'hidden';

const requirements: Record<string, Requirement> = { r: 'required', o: 'optional', c: 'conditional', h: 'hidden' };

/** What the stage asks of a field, before its condition is looked at. */
export function requirementAt(field: FieldSpecification, stage: Stage): Requirement {
  return requirements[field.byStage.charAt(stages.indexOf(stage))] ?? 'hidden';
}
