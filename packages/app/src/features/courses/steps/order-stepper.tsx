import { Stepper } from '@attesta/ui/navigation/stepper';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { courseSteps, indexOf, stepFrom, type CourseStep, type OrderStep } from '../order/steps';

interface OrderStepperProps {
  step: CourseStep;
  /** Whether the registration needs no billing address. */
  isFree: boolean;
  failsInDetails?: boolean;
  onSelect?: (step: OrderStep) => void;
}

/** The progress of a registration, with links back to earlier steps. */
export function OrderStepper({ step, isFree, failsInDetails = false, onSelect }: OrderStepperProps) {
  const { t } = useTranslation('courses');
  const steps = useMemo(
    () =>
      courseSteps.map((id) => ({
        id,
        label: t(id === 'details' && isFree ? 'steps.participantOnly' : `steps.${id}`),
        failed: id === 'details' && failsInDetails && step !== 'details',
      })),
    [t, isFree, failsInDetails, step],
  );
  const labels = useMemo(() => ({ steps: t('steps.label') }), [t]);
  const select = useCallback(
    (id: string) => {
      const chosen = stepFrom(id);
      if (chosen) onSelect?.(chosen);
    },
    [onSelect],
  );
  // The registration is complete when its confirmation is shown.
  const active = step === 'confirmation' ? courseSteps.length : indexOf(step);
  return <Stepper steps={steps} active={active} labels={labels} onStepSelect={onSelect && select} />;
}
