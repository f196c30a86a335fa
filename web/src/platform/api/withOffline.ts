import { hasOfflineMaps } from '../shell/states/offlineMapsHint.ts'
import { orFromDevice } from './orFromDevice.ts'
import type { List } from './usePagedQuery.ts'

/**
 * Makes a list that without an answer has what the offline maps of this device have, all on its first page.
 * @param read undefined where they have nothing, or only the server knows what an input asks for
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
