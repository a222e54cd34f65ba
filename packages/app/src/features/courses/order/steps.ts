/** The steps of a registration (D.74), in order. The index is the step of the cart. */
export const courseSteps = ['course', 'details', 'payment', 'confirmation'] as const;
export type CourseStep = (typeof courseSteps)[number];

/** The steps before the server has confirmed the registration. The confirmation opens with a registration only. */
export type OrderStep = Exclude<CourseStep, 'confirmation'>;

const orderSteps = courseSteps.slice(0, -1) as readonly OrderStep[];

/** Name of the search parameter that contains the step, so that the browser's Back button leads to the step before. */
export const stepParameter = 'step';

/** The step in the address, or null if there is none. */
export const stepFrom = (text: string | null): OrderStep | null => orderSteps.find((step) => step === text) ?? null;

export const indexOf = (step: CourseStep): number => courseSteps.indexOf(step);

/**
 * The step that may open: within the bounds, and not after the details if they are incomplete.
 * @param index the step of the address or of the restored cart
 */
export function openStep(index: number, areDetailsComplete: boolean): OrderStep {
  const last = areDetailsComplete ? 'payment' : 'details';
  const bounded = Number.isSafeInteger(index) ? Math.min(Math.max(index, 0), indexOf(last)) : 0;
  return orderSteps[bounded] ?? 'course';
}
