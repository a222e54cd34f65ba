import { onTestFinished, vi } from 'vitest';

/** Storage of a browser, in memory; `refuse` makes it throw as a blocked or full one does. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  #items = new Map<string, string>();
  #refused = '';

  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    if (this.#refused === 'all') throw new DOMException('The operation is insecure.', 'SecurityError');
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.#refused !== '') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#items.set(key, text);
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  refuse(what: 'all' | 'writing') {
    this.#refused = what;
  }
}

/** The parts of a browser that the models touch, at an address, until the test ends. */
export function fakeBrowser(address = 'https://portal.example/nexus') {
  const { href, pathname, search } = new URL(address);
  const browser = {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    location: { href, pathname, search, reload: vi.fn<() => void>() },
  };
  for (const [name, part] of Object.entries(browser)) vi.stubGlobal(name, part);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return browser;
}
