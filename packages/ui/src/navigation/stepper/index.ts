export { Stepper, type Step, type StepperLabels, type StepperProps } from './stepper.js';
export { stepStateAt, type StepState } from './step-state.js';
