let persists = false

/** Asks the browser, once, not to delete what this device keeps when it needs room. */
export function askToPersist(): void {
  if (persists || !navigator.storage?.persist) return
  persists = true
  void navigator.storage.persist().catch(() => undefined)
}
