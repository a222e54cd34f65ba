export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** The promise, or an error that says what took too long. */
export async function within(promise, ms, what) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what}: no answer after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
