import { hasOfflineMaps } from '../shell/states/offlineMapsHint.ts'
import { orFromDevice } from './orFromDevice.ts'
import type { List } from './usePagedQuery.ts'

/**
 * Makes a list that, if the server does not answer, has the items of the offline maps on this device, all on its first page.
 * @param read reads these items; undefined if the maps have none, or if only the server can answer the input
 */
export const withOffline = <I, T>(list: List<I, T>, read: (input: I) => Promise<T[] | undefined>): List<I, T> => ({
  ...list,
  fetch: (input, page) => {
    const asked = list.fetch(input, page)
    if (page.cursor || !hasOfflineMaps()) return asked
    return orFromDevice(asked, async () => {
      const items = await read(input).catch(() => undefined)
      return items && { items, next: null, offline: true }
    })
  },
})
