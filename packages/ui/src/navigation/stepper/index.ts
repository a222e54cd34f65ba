export { Stepper, type Step, type StepperProps } from './stepper.js';
export { stepStateAt, type StepState } from './step-state.js';
export type { StepperLabels } from './stepper-labels.js';
