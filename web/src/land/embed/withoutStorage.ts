/** Returns a storage in memory, which lasts as long as the page. */
function passingStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

/**
 * Makes a window send all requests without cookies, and replaces its storages by storages in memory. In a frame of another site, the
 * browser's own storages may throw errors anyway.
 */
export function forgetful(window: Window & typeof globalThis): void {
  const ask = window.fetch.bind(window)
  window.fetch = (input, init) => ask(input, { ...init, credentials: 'omit' })
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: passingStorage(), configurable: true })
}
