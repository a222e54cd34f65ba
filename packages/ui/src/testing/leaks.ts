export interface LeakWatch {
  /** Returns the listeners, observers and timers that were added since the start and are still active. */
  leaks(): string[];
  /** Restores the patched globals. */
  stop(): void;
}

type Listener = Parameters<EventTarget['addEventListener']>;
const captures = (options: unknown) =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options);
/**
 * Whether the caller is the test runner or React's scheduler, whose timers are not leaks. Timers of announcements are
 * excluded too, because an announcement continues after the component that made it is unmounted.
 */
const isExcludedCaller = () => {
  const { stack = '' } = new Error('stack trace only');
  const caller = stack.split('\n').find((line) => line.includes('at ') && !line.includes('/testing/leaks')) ?? '';
  return (
    /@vitest|__vitest|tinyspy|deps\/(vitest|react-dom|scheduler)/.test(caller) ||
    /at wait \(\S*\/foundation\/announce\./.test(stack)
  );
};

/**
 * Records listeners on window, document, body and html, observers, and timers. Patches globals, so call `stop` at the
 * end.
 */
export function watchLeaks(): LeakWatch {
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
      if (listener && !keys.has(key) && !(typeof options === 'object' && options.once) && !isExcludedCaller()) {
        seen.set(listener, keys.add(key));
        add(`${type} listener on ${name}`, 1);
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => keys.delete(key) && add(`${type} listener on ${name}`, -1));
      }
      if (listener) addEventListener(type, listener, options);
    }) as typeof target.addEventListener;
    target.removeEventListener = ((...[type, listener, options]: Listener) => {
      if (seen.get(listener)?.delete(`${type} ${captures(options)}`)) add(`${type} listener on ${name}`, -1);
      if (listener) removeEventListener(type, listener, options);
    }) as typeof target.removeEventListener;
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const Original = window[name] as unknown as new (...args: unknown[]) => ResizeObserver;
    class Watched extends Original {
      #watching = new Set<Element>();
      override observe(element: Element, ...rest: never[]) {
        if (!this.#watching.has(element) && !isExcludedCaller()) add(name, 1);
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

  const originalSetTimeout = window.setTimeout.bind(window);
  const originalClearTimeout = window.clearTimeout.bind(window);
  const originalSetInterval = window.setInterval.bind(window);
  const originalClearInterval = window.clearInterval.bind(window);
  const running = new Map<number, string>();
  const finish = (id: number | undefined) => {
    const key = id === undefined ? undefined : running.get(id);
    if (id !== undefined && running.delete(id) && key) add(key, -1);
  };
  const start = (id: number, key: string) => {
    if (!isExcludedCaller()) {
      running.set(id, key);
      add(key, 1);
    }
    return id;
  };
  Object.assign(window, {
    setTimeout: (task: () => void, delay?: number, ...rest: unknown[]) => {
      const id: number = originalSetTimeout(
        (...args: unknown[]) => {
          finish(id);
          (task as (...args: unknown[]) => void)(...args);
        },
        delay,
        ...rest,
      );
      return start(id, `timeout of ${delay ?? 0} ms`);
    },
    setInterval: (task: () => void, delay?: number, ...rest: unknown[]) =>
      start(originalSetInterval(task, delay, ...rest), `interval of ${delay ?? 0} ms`),
    clearTimeout: (id?: number) => {
      finish(id);
      originalClearTimeout(id);
    },
    clearInterval: (id?: number) => {
      finish(id);
      originalClearInterval(id);
    },
  });
  undo.push(() =>
    Object.assign(window, {
      setTimeout: originalSetTimeout,
      clearTimeout: originalClearTimeout,
      setInterval: originalSetInterval,
      clearInterval: originalClearInterval,
    }),
  );

  return {
    leaks: () => [...open].filter(([, count]) => count > 0).map(([key, count]) => `${count} × ${key}`),
    stop: () => undo.forEach((restore) => restore()),
  };
}
