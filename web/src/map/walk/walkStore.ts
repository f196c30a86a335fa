import { clear } from 'idb-keyval'
import { deviceStore } from '../../platform/pwa/deviceStore.ts'

/** Opens this device's store of recorded walks. */
export const askWalks = deviceStore('fieldfare-walks', 'walks')

/** Removes all tracks from this device. Called when a person signs out. */
export const forgetWalks = (): Promise<void> => askWalks(clear).catch(() => undefined)
