import type { Window } from '../availability/schema.ts';

/** Windows by body, regulation and code: a match looks only at those of the codes it is about. */
export class WindowIndex {
  readonly #byPlace = new Map<string, Window[]>();

  constructor(windows: Iterable<Window>) {
    for (const window of windows) {
      const place = placeOf(window.notifiedBody, window.regulation, window.code);
      const stored = this.#byPlace.get(place);
      if (stored) stored.push(window);
      else this.#byPlace.set(place, [window]);
    }
  }

  /** The windows of a body for one code; the regulation is that of the code. */
  of(notifiedBody: string, regulation: string, code: string): readonly Window[] {
    return this.#byPlace.get(placeOf(notifiedBody, regulation, code)) ?? [];
  }
}

const placeOf = (notifiedBody: string, regulation: string, code: string) => `${notifiedBody} ${regulation} ${code}`;
