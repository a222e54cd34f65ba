/** What a page still holds: listeners on window and document, observers, and timers that were neither fired nor cleared. */
export interface Held {
  held(): string[];
  stop(): void;
}

type Listener = Parameters<EventTarget['addEventListener']>;
const captures = (options: unknown) =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options);
/**
 * The test runner and React's own scheduler keep timers too; only what our files or their libraries ask for counts. Words that the page was given it says to
 * their end, also where the part that gave them is gone.
 */
const ofTheRunner = () => {
  const { stack = '' } = new Error('where');
  const asks = stack.split('\n').find((line) => line.includes('at ') && !line.includes('/testing/leaks')) ?? '';
  return (
    /@vitest|__vitest|tinyspy|deps\/(vitest|react-dom|scheduler)/.test(asks) ||
    /at wait \(\S*\/foundation\/announce\./.test(stack)
  );
};

/** Watches what is taken from now on. Call `stop` at the end: globals are patched meanwhile. */
export function watchLeaks(): Held {
  const open = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  const undo: (() => void)[] = [];

  for (const [name, target] of [
    ['window', window],
    ['document', document],
    ['body', document.body],
    ['html', document.documentElement],
  ] as const) {
    const seen = new Map<unknown, Set<string>>();
    const addEventListener = target.addEventListener.bind(target);
    const removeEventListener = target.removeEventListener.bind(target);
    target.addEventListener = ((...[type, listener, options]: Listener) => {
      const key = `${type} ${captures(options)}`;
      const keys = seen.get(listener) ?? new Set();
      if (listener && !keys.has(key) && !(typeof options === 'object' && options.once) && !ofTheRunner()) {
        seen.set(listener, keys.add(key));
        add(`${name} listens to ${type}`, 1);
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => keys.delete(key) && add(`${name} listens to ${type}`, -1));
      }
      if (listener) addEventListener(type, listener, options);
    }) as typeof target.addEventListener;
    target.removeEventListener = ((...[type, listener, options]: Listener) => {
      if (seen.get(listener)?.delete(`${type} ${captures(options)}`)) add(`${name} listens to ${type}`, -1);
      if (listener) removeEventListener(type, listener, options);
    }) as typeof target.removeEventListener;
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const Original = window[name] as unknown as new (...args: unknown[]) => ResizeObserver;
    class Watched extends Original {
      #watching = new Set<Element>();
      override observe(element: Element, ...rest: never[]) {
        if (!this.#watching.has(element) && !ofTheRunner()) add(name, 1);
        this.#watching.add(element);
        super.observe(element, ...rest);
      }
      override unobserve(element: Element) {
        if (this.#watching.delete(element)) add(name, -1);
        super.unobserve(element);
      }
      override disconnect() {
        add(name, -this.#watching.size);
        this.#watching.clear();
        super.disconnect();
      }
    }
    Object.assign(window, { [name]: Watched });
    undo.push(() => Object.assign(window, { [name]: Original }));
  }

  const wait = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  const running = new Map<number, string>();
  const settled = (id: number | undefined) => {
    const key = id === undefined ? undefined : running.get(id);
    if (id !== undefined && running.delete(id) && key) add(key, -1);
  };
  const kept = (id: number, key: string) => {
    if (!ofTheRunner()) {
      running.set(id, key);
      add(key, 1);
    }
    return id;
  };
  Object.assign(window, {
    setTimeout: (task: () => void, delay?: number, ...rest: unknown[]) => {
      const id: number = wait(
        (...args: unknown[]) => {
          settled(id);
          (task as (...args: unknown[]) => void)(...args);
        },
        delay,
        ...rest,
      );
      return kept(id, `timeout of ${delay ?? 0} ms`);
    },
    setInterval: (task: () => void, delay?: number, ...rest: unknown[]) =>
      kept(repeat(task, delay, ...rest), `interval of ${delay ?? 0} ms`),
    clearTimeout: (id?: number) => {
      settled(id);
      forget(id);
    },
    clearInterval: (id?: number) => {
      settled(id);
      end(id);
    },
  });
  undo.push(() =>
    Object.assign(window, { setTimeout: wait, clearTimeout: forget, setInterval: repeat, clearInterval: end }),
  );

  return {
    held: () => [...open].filter(([, count]) => count > 0).map(([key, count]) => `${count} × ${key}`),
    stop: () => undo.forEach((back) => back()),
  };
}
