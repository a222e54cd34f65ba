import type { Window } from '../availability/schema.ts';

/** Windows indexed by body, regulation and code, so that a match reads only the windows of its codes. */
export class WindowIndex {
  readonly #byKey = new Map<string, Window[]>();

  constructor(windows: Iterable<Window>) {
    for (const window of windows) {
      const key = keyOf(window.notifiedBody, window.regulation, window.code);
      const stored = this.#byKey.get(key);
      if (stored) stored.push(window);
      else this.#byKey.set(key, [window]);
    }
  }

  /** Returns the windows of a body for one code; `regulation` is that of the code. */
  of(notifiedBody: string, regulation: string, code: string): readonly Window[] {
    return this.#byKey.get(keyOf(notifiedBody, regulation, code)) ?? [];
  }
}

const keyOf = (notifiedBody: string, regulation: string, code: string) => `${notifiedBody} ${regulation} ${code}`;
