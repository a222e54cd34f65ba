import { deriveClassVariant } from '../classes/derive.ts';
import { proceduresFor } from '../classes/classes.ts';
import { padGtin } from '../identifiers/gtin.ts';
import { stageOf } from './fields.ts';
import {
  deviceAnswersSchema,
  emptyDevice,
  type Device,
  type DeviceAnswerId,
  type DeviceAnswers,
  type DeviceInput,
} from './schema.ts';
import { stages } from './vocabulary.ts';

const answerIds = Object.keys(deviceAnswersSchema.shape) as DeviceAnswerId[];

/** The answers within a stored device, without what is derived or kept by the server. */
export function answersOf(device: DeviceAnswers): DeviceAnswers {
  return Object.fromEntries(answerIds.map((id) => [id, device[id]])) as DeviceAnswers;
}

/** The answers after a change: what is sent replaces, null empties, what is absent stays. */
export function applyInput(input: DeviceInput, previous: DeviceAnswers | null = null): DeviceAnswers {
  const sent = Object.entries(input).filter(([id, value]) => value !== undefined && id in emptyDevice);
  return { ...(previous ? answersOf(previous) : emptyDevice), ...Object.fromEntries(sent) };
}

const onlyProcedure = (device: DeviceAnswers) => {
  const procedures = proceduresFor(deriveClassVariant(device)?.id);
  return procedures.length === 1 ? (procedures[0]?.id ?? null) : null;
};

/** What the portal fills in itself: class detail, the procedure where the class allows only one, the GTIN in 14 digits. */
export type CompletedDevice = DeviceAnswers & Pick<Device, 'classVariant' | 'classVariantProvisional'>;

/**
 * Fills in what follows from the answers. A procedure that was filled in for the class before gives way when the class changes;
 * the reason of a move back ends with the next move forward.
 */
export function completeDevice(device: DeviceAnswers, previous: DeviceAnswers | null = null): CompletedDevice {
  const derived = deriveClassVariant(device);
  const only = onlyProcedure(device);
  const wasFilledIn = previous !== null && previous.conformityProcedure === onlyProcedure(previous);
  const outdated =
    wasFilledIn &&
    device.conformityProcedure === previous.conformityProcedure &&
    !allows(derived?.id, device.conformityProcedure);
  const movesForward = previous !== null && stages.indexOf(stageOf(device)) > stages.indexOf(stageOf(previous));
  return {
    ...answersOf(device),
    conformityProcedure: only ?? (outdated ? null : device.conformityProcedure),
    udiDi: device.udiDi !== null && device.issuingEntity === 'GS1' ? padGtin(device.udiDi) : device.udiDi,
    stageReason: movesForward ? null : device.stageReason,
    classVariant: derived?.id ?? null,
    classVariantProvisional: derived?.provisional ?? false,
  };
}

function allows(variant: string | undefined, procedure: string | null): boolean {
  return proceduresFor(variant).some(({ id }) => id === procedure);
}
