/** A storage that lasts as long as the page. */
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
 * Makes a window ask for everything without cookies and keep nothing on the device. Within a page of another site browsers may refuse
 * storage anyway, by an error.
 */
export function forgetful(window: Window & typeof globalThis): void {
  const ask = window.fetch.bind(window)
  window.fetch = (input, init) => ask(input, { ...init, credentials: 'omit' })
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: passingStorage(), configurable: true })
}
