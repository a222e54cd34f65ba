'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onProblem` when the problem that a field found itself appears, changes or is solved. A text that is no value is
 * also the custom validity of its input, as soon as it is typed, so that `form.checkValidity()` knows it.
 * @param control the input; absent if the field has none
 * @param validity why the visible text is no value, also before the field shows it
 */
export function useOnProblem(
  problem: string | undefined,
  onProblem: ((problem: string | undefined) => void) | undefined,
  control?: RefObject<HTMLInputElement | null>,
  validity: string | undefined = problem,
): void {
  const reported = useRef<string>(undefined);
  useLayoutEffect(() => {
    const input = control?.current;
    if (input && input.validationMessage !== validity && (validity || input.validity.customError))
      input.setCustomValidity(validity ?? '');
  }, [control, validity]);
  useEffect(() => {
    if (problem === reported.current) return;
    reported.current = problem;
    onProblem?.(problem);
  }, [problem, onProblem]);
}
