import { hasOfflineMaps } from '../shell/states/offlineMapsHint.ts'
import { orFromDevice } from './orFromDevice.ts'
import type { List } from './usePagedQuery.ts'

/**
 * Returns the same list for use without a connection: if the server does not answer, one page has all items of the offline maps.
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
