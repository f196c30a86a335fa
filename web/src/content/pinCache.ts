import type { ContentPin, ContentView } from '@fieldfare/shared/content.ts'
import { findCached, insertCached, newestFirst, updateCached } from '../platform/api/cache.ts'
import { answersTo, queryClient } from '../platform/api/queries.ts'
import { kindOf } from './kind.ts'

/** Puts a live change of one piece of content into the cached pins of its community's map. A null view removes the pin. */
export function putPin(
  communityId: string,
  { kind, id, version }: Pick<ContentPin, 'kind' | 'id' | 'version'>,
  view: Omit<ContentView, 'mine'> | null,
): void {
  const placed = view && kindOf(kind).placeIn?.(view)
  const pin = placed ? { ...placed, id, kind, version, createdAt: view.createdAt } : null
  queryClient.setQueriesData(answersTo({ communityId }, 'feed.pins.of'), (cached: unknown) => {
    const cachedPin = findCached<ContentPin>(cached, id)
    if (cachedPin && cachedPin.version > version) return cached
    // The reader may know a hidden place more exactly than the event says.
    const next = pin && cachedPin && pin.placeHidden && cachedPin.placeHidden ? { ...pin, place: cachedPin.place } : pin
    return next && !cachedPin
      ? insertCached<ContentPin>(cached, next, newestFirst)
      : updateCached<ContentPin>(cached, id, () => next)
  })
}
