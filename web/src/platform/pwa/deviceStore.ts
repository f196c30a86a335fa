import { createStore, type UseStore } from 'idb-keyval'

/**
 * Milliseconds that the device may take. WebKit leaves a transaction without an end at times; nothing that the server
 * has may wait for that.
 */
const PATIENCE_MS = 5000

/** @throws Error when the device has no storage, no room, refuses, or does not answer: it is asked over a new connection then */
export type AskDevice = <T>(work: (from: UseStore) => Promise<T>) => Promise<T>

/** Makes a store of this device, which is opened at its first use. What `work` writes, it writes before it waits for anything. */
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

/** Commits what is written at once. The browser would ask the page first, and drop everything if that is closed meanwhile. */
const committing =
  (store: UseStore): UseStore =>
  (mode, work) =>
    store(mode, (objects) => {
      const done = work(objects)
      if (mode === 'readwrite') objects.transaction.commit()
      return done
    })
