import { classVariant } from '@attesta/domain/classes/classes';
import { stages, type Stage } from '@attesta/domain/device/vocabulary';

/** How far the seal of a stage is filled, 0 to 1. */
export const sealFill = (stage: Stage | null): number =>
  stage === null ? 0 : (stages.indexOf(stage) + 1) / stages.length;

/** The stage after this one; null after the last. */
export const nextStage = (stage: Stage): Stage | null => stages[stages.indexOf(stage) + 1] ?? null;

/**
 * Key of a stage's name under `stages`. Where no notified body takes part there is no certificate, and the last stage is the
 * signed declaration (MDR Article 52(7)).
 */
export const stageKey = (stage: Stage, variant: string | null | undefined): Stage | 'declared' =>
  stage === 'certified' && classVariant(variant)?.notifiedBody === 'none' ? 'declared' : stage;
