import { useUnit } from 'effector-react';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stepSet } from '../../checkout';
import { indexOf, openStep, stepFrom, stepParameter, type OrderStep } from './steps';

/**
 * The current step. The address contains it, so that the browser's Back button leads to the previous step; the cart
 * stores it, so that the page opens at the same step without the address. A step that may not open yet is replaced.
 */
export function useStep(storedIndex: number, areDetailsComplete: boolean): [OrderStep, (step: OrderStep) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const setStep = useUnit(stepSet);
  const requested = stepFrom(parameters.get(stepParameter));
  const step = openStep(requested === null ? storedIndex : indexOf(requested), areDetailsComplete);
  useEffect(() => {
    setStep(indexOf(step));
  }, [setStep, step]);
  useEffect(() => {
    if (requested !== step) void navigate({ search: `?${stepParameter}=${step}` }, { replace: true });
  }, [navigate, requested, step]);
  const go = useCallback((next: OrderStep) => void navigate({ search: `?${stepParameter}=${next}` }), [navigate]);
  return [step, go];
}
