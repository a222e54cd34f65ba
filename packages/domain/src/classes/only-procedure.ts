import type { ClassificationAnswers } from './derive.ts';
import { settledVariant } from './open-questions.ts';

/**
 * Returns the only procedure that the device's class detail allows; null if it allows several, is unknown, or can still
 * change with an open question.
 */
export function onlyProcedure(device: ClassificationAnswers): string | null {
  const [first, ...others] = settledVariant(device)?.procedures ?? [];
  return first !== undefined && others.length === 0 ? first.id : null;
}
