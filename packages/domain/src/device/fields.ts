import type { Regulation } from '../classes/class-variant.ts';
import type { OperatorFacts } from './conditions.ts';
import { requirementAt, type FieldId, type FieldSpecification } from './field.ts';
import { applicationFields } from './fields/application.ts';
import { characteristicsFields } from './fields/characteristics.ts';
import { identityFields } from './fields/identity.ts';
import type { DeviceAnswers } from './schema.ts';
import { stages, type Stage } from './vocabulary.ts';

/** Groups of fields, in the order they are shown. */
export const fieldGroups = ['identity', 'characteristics', 'application'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

const byGroup: Record<FieldGroup, readonly FieldSpecification[]> = {
  identity: identityFields,
  characteristics: characteristicsFields,
  application: applicationFields,
};

/** Every field of a device with its group, in the order they are shown. Source: MDR and IVDR Annex VI, each field's own. */
export const deviceFields: readonly (FieldSpecification & { readonly group: FieldGroup })[] = fieldGroups.flatMap(
  (group) => byGroup[group].map((field) => ({ ...field, group })),
);

const byId = new Map(deviceFields.map((field) => [field.id, field]));

/** Whether a field is a question under the regulation at all. */
export function isAskedUnder(id: FieldId, regulation: Regulation): boolean {
  const only = byId.get(id)?.only;
  return only === undefined || only === regulation;
}

/** A field that is asked now. */
export interface AskedField {
  readonly id: FieldId;
  readonly group: FieldGroup;
  readonly required: boolean;
}

/** The stage a device is judged by; one without a stage is an idea. */
export const stageOf = (device: Pick<DeviceAnswers, 'stage'>): Stage => device.stage ?? stages[0];

/**
 * Which fields are asked of the device at its stage, and which of them are required.
 * A stored value of a field that is not asked is kept, and not looked at.
 */
export function fieldsFor(device: DeviceAnswers, operator: OperatorFacts | null = null): AskedField[] {
  const stage = stageOf(device);
  return deviceFields.flatMap((field) => {
    const requirement = requirementAt(field, stage);
    const asked =
      requirement !== 'hidden' &&
      (!field.only || field.only === device.regulation) &&
      (field.when?.(device, operator) ?? true);
    return asked
      ? [{ id: field.id, group: field.group, required: requirement === 'required' || requirement === 'conditional' }]
      : [];
  });
}
