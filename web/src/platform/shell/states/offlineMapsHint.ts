/** The key in `localStorage` that says that the device has offline maps: without it, no code for offline maps is loaded. */
export const OFFLINE_MAPS = 'offline-maps'

export const hasOfflineMaps = (): boolean => localStorage.getItem(OFFLINE_MAPS) !== null
