/** A computation that can be interrupted at each `yield`. */
export type Sliced<T> = Generator<void, T, void>;

/** Time in ms that a slice may take, so that a frame of 16 ms also has time for input and painting. */
const sliceLength = 8;

/** Runs the computation at once, for few rows and on a server. */
export function runAtOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs the computation in slices of 8 ms, with the browser's other tasks in between. Resolves to undefined if the
 * signal aborts it. Not in a worker, because neither bundlers nor a strict Content Security Policy treat workers alike.
 */
export function runInSlices<T>(work: Sliced<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const end = (result?: T) => {
      port1.close();
      resolve(result);
    };
    port1.onmessage = () => {
      if (signal.aborted) return end();
      const until = performance.now() + sliceLength;
      try {
        do {
          const step = work.next();
          if (step.done) return end(step.value);
        } while (performance.now() < until);
      } catch (error) {
        port1.close();
        return reject(error as Error);
      }
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
}
