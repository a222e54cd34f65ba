'use client';
import { useEffect, useRef } from 'react';

const isValidated = (element: Element | null): element is HTMLInputElement =>
  element !== null && 'setCustomValidity' in element;

/**
 * Calls `onProblem` when the problem that a field found itself appears, changes or is solved. The problem is also the
 * custom validity of its input, so that `form.checkValidity()` knows that the field shows a text that is no value.
 * @param controlId id of the input; absent if the field has none
 */
export function useOnProblem(
  problem: string | undefined,
  onProblem: ((problem: string | undefined) => void) | undefined,
  controlId?: string,
): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (problem === reported.current) return;
    reported.current = problem;
    const control = controlId === undefined ? null : document.getElementById(controlId);
    if (isValidated(control)) control.setCustomValidity(problem ?? '');
    onProblem?.(problem);
  }, [problem, onProblem, controlId]);
}
