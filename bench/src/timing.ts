/** Resolves when the next frame is painted: a message sent in its callback arrives after style, layout and paint. */
export const painted = () =>
  new Promise<number>((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now());
      channel.port2.postMessage(0);
    });
  });

const layOut = () => document.getElementById('stage')?.getBoundingClientRect();

/**
 * Runs `work` inside an animation frame, so that the times include no wait for the next frame: `sync` includes style
 * and layout, `paint` ends when the frame is painted.
 */
export const measure = (work: () => void) =>
  new Promise<{ sync: number; paint: number }>((done, fail) => {
    requestAnimationFrame(() => {
      try {
        const channel = new MessageChannel();
        const began = performance.now();
        work();
        layOut();
        const sync = performance.now() - began;
        channel.port1.onmessage = () => done({ sync, paint: performance.now() - began });
        channel.port2.postMessage(0);
      } catch (error) {
        fail(error as Error);
      }
    });
  });

/** Checks the condition on each frame, for at most three seconds. Returns whether it became true. */
export async function until(condition: () => unknown): Promise<boolean> {
  const end = performance.now() + 3000;
  while (!condition()) {
    if (performance.now() > end) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}
