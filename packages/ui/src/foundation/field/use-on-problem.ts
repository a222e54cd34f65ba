'use client';
import { useEffect, useRef } from 'react';

/** Calls `onProblem` when the problem that a field found itself appears, changes or is solved. */
export function useOnProblem(
  problem: string | undefined,
  onProblem: ((problem: string | undefined) => void) | undefined,
): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (problem === reported.current) return;
    reported.current = problem;
    onProblem?.(problem);
  }, [problem, onProblem]);
}
