import { createStore, type UseStore } from 'idb-keyval'

/**
 * Milliseconds that the device may take. WebKit sometimes never ends a transaction; nothing that the server can answer
 * may wait for that.
 */
const PATIENCE_MS = 5000

/** Works with a store. @throws Error when the device has no storage, no room, refuses, or does not answer (the next call then reconnects) */
export type AskDevice = <T>(work: (from: UseStore) => Promise<T>) => Promise<T>

/** Makes a store of this device, which is opened at its first use. `work` must make all its writes before it awaits anything. */
export function deviceStore(database: string, table: string): AskDevice {
  const openStore = () => committing(createStore(database, table))
  let store: UseStore | undefined
  return async (work) => {
    const used = (store ??= openStore())
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (store === used) store = openStore()
        reject(new Error('The storage of this device does not answer.'))
      }, PATIENCE_MS)
    })
    try {
      return await Promise.race([work(used), silence])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Commits writes at once. Otherwise the browser asks the page first, and drops the writes if the page is closed meanwhile. */
const committing =
  (store: UseStore): UseStore =>
  (mode, work) =>
    store(mode, (objects) => {
      const done = work(objects)
      if (mode === 'readwrite') objects.transaction.commit()
      return done
    })
