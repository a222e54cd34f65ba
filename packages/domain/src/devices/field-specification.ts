import type { Regulation } from '../classes/class-variant.ts';
import type { Condition } from './conditions.ts';
import type { DeviceAnswerId } from './schema.ts';

/** Fields whose values are stored in the operator's account, not in the device. */
export const operatorFieldIds = ['srn', 'authorisedRepresentative'] as const;
export type OperatorFieldId = (typeof operatorFieldIds)[number];

/** Whether the field's value is stored in the operator's account. */
export const isOperatorField = (id: FieldId): id is OperatorFieldId =>
  (operatorFieldIds as readonly FieldId[]).includes(id);

/** A field of a device: a stored answer, a value of the operator's account, or the derived class detail. */
export type FieldId = DeviceAnswerId | OperatorFieldId | 'classVariant';

/** A field apart from its requirement at each stage, which is in `stage-requirements.ts`. */
export interface FieldSpecification {
  readonly id: FieldId;
  /** The only regulation under which the field is asked; absent = both. */
  readonly only?: Regulation;
  /** Applies at every stage: while it is false, the field is neither asked nor required. */
  readonly when?: Condition;
  readonly source: string;
  /** Whether the source was read. */
  readonly verified: boolean;
}
