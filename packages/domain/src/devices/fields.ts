import type { Regulation } from '../classes/class-variant.ts';
import { certainlyNeedsNoBody } from '../classes/open-questions.ts';
import type { OperatorFacts } from './conditions.ts';
import type { FieldId, FieldSpecification } from './field-specification.ts';
import { applicationFields } from './application-fields.ts';
import { characteristicsFields } from './characteristics-fields.ts';
import { identityFields } from './identity-fields.ts';
import type { DeviceAnswers } from './schema.ts';
import { requirementAt } from './stage-requirements.ts';
import { stages, type Stage } from './vocabulary.ts';

/** Groups of fields, in display order. */
export const fieldGroups = ['identity', 'characteristics', 'application'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

const byGroup: Record<FieldGroup, readonly FieldSpecification[]> = {
  identity: identityFields,
  characteristics: characteristicsFields,
  application: applicationFields,
};

/** Every field of a device with its group, in display order. Source: MDR and IVDR Annex VI, and each field's own. */
export const deviceFields: readonly (FieldSpecification & { readonly group: FieldGroup })[] = fieldGroups.flatMap(
  (group) => byGroup[group].map((field) => ({ ...field, group })),
);

const byId = new Map(deviceFields.map((field) => [field.id, field]));

/** Whether the field applies to devices under the regulation. */
export function isAskedUnder(id: FieldId, regulation: Regulation): boolean {
  const only = byId.get(id)?.only;
  return only === undefined || only === regulation;
}

/** A field that is asked of a device at its stage. */
export interface AskedField {
  readonly id: FieldId;
  readonly group: FieldGroup;
  readonly required: boolean;
}

/** Returns the stage of a device; a device without a stage counts as an idea. */
export const stageOf = (device: Pick<DeviceAnswers, 'stage'>): Stage => device.stage ?? stages[0];

/**
 * Returns the stages that a device goes through, and its current one: without a notified body, no application is lodged
 * (MDR Article 52(7)).
 */
export function stagesOf(device: DeviceAnswers): readonly Stage[] {
  const withoutApplication = certainlyNeedsNoBody(device) && device.stage !== 'application_lodged';
  return withoutApplication ? stages.filter((stage) => stage !== 'application_lodged') : stages;
}

/**
 * Returns the fields that are asked of the device at its stage, and whether each is required. The stored value of a
 * field that is not asked is retained but not validated.
 */
export function fieldsFor(device: DeviceAnswers, operator: OperatorFacts | null = null): AskedField[] {
  const stage = stageOf(device);
  return deviceFields.flatMap((field) => {
    const requirement = requirementAt(field.id, stage);
    const asked =
      requirement !== 'hidden' &&
      (!field.only || field.only === device.regulation) &&
      (field.when?.(device, operator) ?? true);
    return asked ? [{ id: field.id, group: field.group, required: requirement === 'required' }] : [];
  });
}
