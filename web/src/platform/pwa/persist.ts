let persists = false

/** Asks the browser, once, to keep what the app stores on this device even if the browser needs room. */
export function askToPersist(): void {
  if (persists || !navigator.storage?.persist) return
  persists = true
  void navigator.storage.persist().catch(() => undefined)
}
