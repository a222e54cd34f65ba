'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { Check, TriangleAlert } from '../../foundation/glyphs.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishStepperLabels, type StepperLabels } from './stepper-labels.js';
import { stepStateAt, type StepState } from './step-state.js';
import { Root } from './stepper.styles.js';

export interface Step {
  /** Unique among the steps. */
  id: string;
  /** Name of the step. */
  label: ReactNode;
  description?: ReactNode;
  /** Whether something in this step must be corrected. */
  failed?: boolean | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Index of the current step, or the number of steps if all are done. */
  active: number;
  /** Auto is vertical in a container narrower than 560 px, otherwise horizontal. */
  orientation?: 'auto' | 'horizontal' | 'vertical' | undefined;
  /** Called when the user selects a done or failed step. If set, those steps are buttons. */
  onStepSelect?: ((id: string, details: { index: number; event: MouseEvent }) => void) | undefined;
  labels?: StepperLabels | undefined;
}

const keepStepFocus = keepFocus('button[data-slot="label"]');

function Marker({ state, position }: { state: StepState; position: number }) {
  if (state === 'done') return <Check />;
  return state === 'error' ? <TriangleAlert /> : <span>{position}</span>;
}

/**
 * Shows the progress through a sequence of steps. Screen readers announce each step with its position and state: "2 of
 * 4, completed". Keyboard: with `onStepSelect`, done and failed steps are buttons. `data-part="stepper"`, with
 * `data-orientation`; `data-state` on each step.
 */
export const Stepper = memo(function Stepper({
  steps,
  active,
  orientation = 'auto',
  onStepSelect,
  labels,
  onFocus,
  ...rest
}: StepperProps) {
  const text = useLabels('stepper', englishStepperLabels, labels);
  return (
    <Root
      data-part="stepper"
      {...rest}
      data-orientation={orientation}
      onFocus={(event) => {
        onFocus?.(event);
        keepStepFocus(event);
      }}
    >
      <ol aria-label={text.steps}>
        {steps.map(({ id, label, description, failed }, index) => {
          const state = stepStateAt(index, active, failed);
          const leadsBack = onStepSelect && index !== active && (state === 'done' || state === 'error');
          const position = <VisuallyHidden>, {text.position(index + 1, steps.length, text[state])}</VisuallyHidden>;
          return (
            <li key={id} data-state={state} aria-current={index === active ? 'step' : undefined}>
              <span data-slot="marker" aria-hidden>
                <Marker state={state} position={index + 1} />
              </span>
              <span data-slot="words">
                {leadsBack ? (
                  <button type="button" data-slot="label" onClick={(event) => onStepSelect(id, { index, event })}>
                    {label}
                    {position}
                  </button>
                ) : (
                  <span data-slot="label">
                    {label}
                    {position}
                  </span>
                )}
                {description && <span data-slot="description">{description}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Root>
  );
});
