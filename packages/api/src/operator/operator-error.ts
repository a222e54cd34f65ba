/**
 * An error that the operator can fix. Its message states the problem and the solution, and is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
