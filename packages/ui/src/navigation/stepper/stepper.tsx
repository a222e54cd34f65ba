'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Check, TriangleAlert } from '../../foundation/glyphs.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { wordsOf } from '../../foundation/words.js';
import { stepStateAt, type StepState } from './step-state.js';
import { Root } from './stepper.styles.js';

export interface Step {
  /** Unique among the steps. */
  id: string;
  /** What is done in it. */
  label: ReactNode;
  description?: ReactNode;
  /** Something in this step has to be mended. */
  failed?: boolean | undefined;
}

export interface StepperLabels {
  /** Names the list. */
  steps?: string | undefined;
  done?: string | undefined;
  current?: string | undefined;
  upcoming?: string | undefined;
  error?: string | undefined;
  /** Read with each step: its place, how many there are, its state in words. */
  position?: ((place: number, count: number, state: string) => string) | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In order. */
  steps: readonly Step[];
  /** Index of the step that is worked on; the number of steps where all are done. */
  active: number;
  /** Auto lies flat where there is room, and stands in a place narrower than 560 px. */
  orientation?: 'auto' | 'horizontal' | 'vertical' | undefined;
  /** Makes steps that were done or failed buttons that lead back to them. */
  onStepSelect?: ((id: string, details: { index: number; event: MouseEvent }) => void) | undefined;
  labels?: StepperLabels | undefined;
}

const defaults = {
  steps: 'Steps',
  done: 'completed',
  current: 'current',
  upcoming: 'not started',
  error: 'needs attention',
  position: (place: number, count: number, state: string) => `${place} of ${count}, ${state}`,
} satisfies Required<StepperLabels>;

function Marker({ state, place }: { state: StepState; place: number }) {
  if (state === 'done') return <Check />;
  return state === 'error' ? <TriangleAlert /> : place;
}

/**
 * How far someone has come in a sequence. Each step is read with its place and state: "2 of 4, completed".
 * Keyboard: where steps lead back, they are buttons. `data-part="stepper"`, with `data-orientation`; `data-state` on each step.
 */
export const Stepper = memo(function Stepper({
  steps,
  active,
  orientation = 'auto',
  onStepSelect,
  labels,
  ...rest
}: StepperProps) {
  const words = wordsOf(defaults, labels);
  return (
    <Root data-part="stepper" {...rest} data-orientation={orientation}>
      <ol aria-label={words.steps}>
        {steps.map(({ id, label, description, failed }, index) => {
          const state = stepStateAt(index, active, failed);
          const leadsBack = onStepSelect && index !== active && (state === 'done' || state === 'error');
          return (
            <li key={id} data-state={state} aria-current={index === active ? 'step' : undefined}>
              <span data-slot="marker" aria-hidden>
                <Marker state={state} place={index + 1} />
              </span>
              <span data-slot="words">
                {leadsBack ? (
                  <button type="button" data-slot="label" onClick={(event) => onStepSelect(id, { index, event })}>
                    {label}
                  </button>
                ) : (
                  <span data-slot="label">{label}</span>
                )}
                <VisuallyHidden>, {words.position(index + 1, steps.length, words[state])}</VisuallyHidden>
                {description && <span data-slot="description">{description}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Root>
  );
});
