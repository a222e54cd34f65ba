import { deriveClassVariant } from '../classes/derive.ts';
import { procedureOf, proceduresFor } from '../classes/classes.ts';
import { onlyProcedure } from '../classes/only-procedure.ts';
import { openQuestions } from '../classes/open-questions.ts';
import { stageOf } from './fields.ts';
import { canonicalIdentifiers } from './identifiers.ts';
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

/** Returns the answers of a stored device, without its derived values and server fields. */
export function answersOf(device: DeviceAnswers): DeviceAnswers {
  return Object.fromEntries(answerIds.map((id) => [id, device[id]])) as DeviceAnswers;
}

/**
 * Applies a change. A sent value replaces the previous one, null clears it, an absent key keeps it. Identifiers that
 * changed get their canonical form.
 */
export function applyInput(input: DeviceInput, previous: DeviceAnswers | null = null): DeviceAnswers {
  const sent = Object.entries(input).filter(([id, value]) => value !== undefined && id in emptyDevice);
  const device: DeviceAnswers = { ...(previous ? answersOf(previous) : emptyDevice), ...Object.fromEntries(sent) };
  return { ...device, ...canonicalIdentifiers(device, previous) };
}

/** A device with the values that the portal fills in. */
export type CompletedDevice = DeviceAnswers & Pick<Device, 'classVariant' | 'classVariantProvisional'>;

/**
 * Fills in the values that follow from the answers: the class detail, and the procedure if the class detail allows only
 * one. If the class changes or becomes provisional, clears a procedure that was filled in. If the device moves to a
 * later stage, clears the reason of an earlier move back.
 */
export function completeDevice(device: DeviceAnswers, previous: DeviceAnswers | null = null): CompletedDevice {
  const derived = deriveClassVariant(device);
  const wasFilledIn = previous !== null && hasOneProcedure(deriveClassVariant(previous)?.id);
  const outdated =
    wasFilledIn &&
    device.conformityProcedure === previous.conformityProcedure &&
    !procedureOf(derived?.id, device.conformityProcedure);
  const chosen = hasOneProcedure(derived?.id) || outdated ? null : device.conformityProcedure;
  const movesForward = previous !== null && stages.indexOf(stageOf(device)) > stages.indexOf(stageOf(previous));
  return {
    ...answersOf(device),
    conformityProcedure: onlyProcedure(device) ?? chosen,
    stageReason: movesForward ? null : device.stageReason,
    classVariant: derived?.id ?? null,
    classVariantProvisional: openQuestions(device).length > 0,
  };
}

const hasOneProcedure = (variant: string | undefined) => proceduresFor(variant).length === 1;
