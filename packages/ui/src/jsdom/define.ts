/** Defines a property of the environment that jsdom does not have. A real implementation is never replaced. */
export function define(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
