/** When the frame that is being made now is painted: a message sent from its callback arrives after its style, layout and paint. */
export const painted = () =>
  new Promise<number>((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now());
      channel.port2.postMessage(0);
    });
  });

const layOut = () => document.getElementById('stage')?.getBoundingClientRect();

/** Runs `work` inside a frame, so that no wait for the screen is in its times: `sync` with its style and layout, `paint` until the frame is painted. */
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

/** Waits frame by frame, for at most three seconds; says whether it came true. */
export async function until(isSo: () => unknown): Promise<boolean> {
  const end = performance.now() + 3000;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}
