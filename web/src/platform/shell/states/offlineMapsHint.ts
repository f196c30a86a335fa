/** The key under which the device remembers that it has offline maps: without any, no code is loaded for them. */
export const OFFLINE_MAPS = 'offline-maps'

export const hasOfflineMaps = (): boolean => localStorage.getItem(OFFLINE_MAPS) !== null
