export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Rejects if the promise is not settled in time. The error contains `name`. */
export async function within(promise, ms, name) {
  let timer;
  const timeout = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${name}: timed out after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
