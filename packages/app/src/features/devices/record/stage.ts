import { needsNoNotifiedBody } from '@attesta/domain/classes/classes';
import { stageOf, stagesOf } from '@attesta/domain/devices/fields';
import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import { stages, type Stage } from '@attesta/domain/devices/vocabulary';

/** Returns how much of the seal is filled at a stage, from 0 to 1. */
export const sealFill = (stage: Stage | null): number =>
  stage === null ? 0 : (stages.indexOf(stage) + 1) / stages.length;

/** Returns the next stage of a device, or null for the last one. */
export function nextStage(device: DeviceAnswers): Stage | null {
  const own = stagesOf(device);
  return own[own.indexOf(stageOf(device)) + 1] ?? null;
}

/**
 * Returns the key of a stage's name under `stages` in the `devices` bundle. Without a notified body there is no
 * certificate; the last stage is then the signed declaration (MDR Article 52(7)).
 */
export const stageKey = (stage: Stage, variant: string | null | undefined): Stage | 'declared' =>
  stage === 'certified' && needsNoNotifiedBody(variant) ? 'declared' : stage;
