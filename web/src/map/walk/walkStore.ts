import { clear, createStore, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

/** Where this device keeps tracks. */
export const walkStore = (): UseStore => (store ??= createStore('fieldfare-walks', 'walks'))

/** Removes all tracks from this device. Called when a person signs out. */
export const forgetWalks = (): Promise<void> => clear(walkStore()).catch(() => undefined)
