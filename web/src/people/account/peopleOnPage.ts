import type { PersonView } from '@fieldfare/shared/account.ts'
import { PEOPLE_FOLLOWED_MAX } from '@fieldfare/shared/room.ts'
import { useEffect, useState } from 'react'
import { queryClient } from '../../platform/api/queries.ts'
import { useJoined } from '../../platform/api/useLive.ts'

/** Milliseconds after which the people on the screen are looked for again once an answer changed. */
const SETTLE_MS = 500

interface Named {
  id: string
  name: string
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
// People alone have a name in answers of the server; what they make has a title.
const isNamed = (value: Record<string, unknown>): value is Record<string, unknown> & Named =>
  typeof value['name'] === 'string' && typeof value['id'] === 'string' && ID.test(value['id'])
/** Shapes are long and name nobody. */
const isShape = (value: Record<string, unknown>) => 'coordinates' in value

/** Adds the ids of the people in an answer. */
function addPeople(value: unknown, ids: Set<string>): void {
  if (!isRecord(value) || isShape(value)) return
  if (isNamed(value)) ids.add(value.id)
  for (const part of Object.values(value)) addPeople(part, ids)
}

/** Returns the people in the answers that are on the screen, the reader aside, at most as many as may be followed. */
export function peopleOnScreen(readerId: string): string[] {
  const ids = new Set<string>()
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' })) addPeople(query.state.data, ids)
  ids.delete(readerId)
  return [...ids].slice(0, PEOPLE_FOLLOWED_MAX).toSorted()
}

/** Follows the people on the screen, so that a new name is shown without loading. A guest follows nobody. */
export function usePeopleOnPage(readerId: string | undefined): void {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    if (!readerId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const found = peopleOnScreen(readerId)
      setIds((before) => (before.join() === found.join() ? before : found))
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(() => (timer ??= setTimeout(look, SETTLE_MS)))
    timer = setTimeout(look, SETTLE_MS)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [readerId])
  useJoined(readerId && ids.length > 0 ? [{ feed: 'userData', scope: 'people', ids }] : [])
}

/** An answer with a person as they are now, wherever they are in it; as it is where they are not. */
function withPerson(value: unknown, id: string, view: PersonView | null): unknown {
  if (!isRecord(value) || isShape(value)) return value
  if (Array.isArray(value)) {
    const parts = value.map((part) => withPerson(part, id, view))
    return parts.every((part, at) => part === value[at]) ? value : parts
  }
  const changes = isNamed(value) && value.id === id ? present(value, view) : []
  for (const [key, part] of Object.entries(value)) {
    const changed = withPerson(part, id, view)
    if (changed !== part) changes.push([key, changed])
  }
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) }
}

/** Lists what is shown of a person and is another now. A former member has no name. */
function present(shown: Record<string, unknown>, view: PersonView | null): [string, unknown][] {
  const now: Record<string, unknown> = { ...(view ?? { name: '' }) }
  return Object.entries(now).filter(([key, value]) => key in shown && !isRecord(value) && shown[key] !== value)
}

/** Shows a person as they are now in every answer that has them. The answers stay as old as they are. */
export function showPerson(id: string, view: PersonView | null): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const changed = withPerson(state.data, id, view)
    if (changed !== state.data) queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
  }
}
