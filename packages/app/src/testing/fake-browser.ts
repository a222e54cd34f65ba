import { onTestFinished, vi } from 'vitest';

/** Storage in memory. `refuse` makes it throw like a blocked or full storage. */
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

/** Stubs the browser globals that the models use, until the test ends. @param address the address of the page */
export function fakeBrowser(address = 'https://portal.example/nexus') {
  const { href, protocol, pathname, search, hash } = new URL(address);
  const browser = {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    location: { href, protocol, pathname, search, hash, reload: vi.fn<() => void>() },
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return browser;
}
