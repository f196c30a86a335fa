import type { PersonView } from '@fieldfare/shared/account.ts'
import { PEOPLE_FOLLOWED_MAX } from '@fieldfare/shared/room.ts'
import { useEffect, useState } from 'react'
import { queryClient } from '../../platform/api/queries.ts'
import { useJoined } from '../../platform/api/useLive.ts'

/** Milliseconds from a change of a cached answer until the people on the screen are collected again. */
const SETTLE_MS = 500

interface Named {
  id: string
  name: string
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
// In answers of the server only people have a `name`; things that people make have a `title`.
const isNamed = (value: Record<string, unknown>): value is Record<string, unknown> & Named =>
  typeof value['name'] === 'string' && typeof value['id'] === 'string' && ID.test(value['id'])
/** Tells whether a value is a shape, which is skipped because it is long and contains no people. */
const isShape = (value: Record<string, unknown>) => 'coordinates' in value

/** Adds the ids of the people in an answer. */
function addPeople(value: unknown, ids: Set<string>): void {
  if (!isRecord(value) || isShape(value)) return
  if (isNamed(value)) ids.add(value.id)
  for (const part of Object.values(value)) addPeople(part, ids)
}

/** Returns the ids of the people in the answers that are on the screen, without the reader; at most PEOPLE_FOLLOWED_MAX. */
export function peopleOnScreen(readerId: string): string[] {
  const ids = new Set<string>()
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' })) addPeople(query.state.data, ids)
  ids.delete(readerId)
  return [...ids].slice(0, PEOPLE_FOLLOWED_MAX).toSorted()
}

/** Subscribes to changes of the people on the screen, so that a new name shows without a reload. A guest gets none. */
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

/** Returns an answer with a person's current data wherever the answer contains this person; the same object if nothing changes. */
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

/** Returns the shown fields of a person that have a new value. The name of a former member (`view` is null) is empty. */
function present(shown: Record<string, unknown>, view: PersonView | null): [string, unknown][] {
  const now: Record<string, unknown> = { ...(view ?? { name: '' }) }
  return Object.entries(now).filter(([key, value]) => key in shown && !isRecord(value) && shown[key] !== value)
}

/** Puts a person's current data into every cached answer that contains them, without making the answer count as newly read. */
export function showPerson(id: string, view: PersonView | null): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const changed = withPerson(state.data, id, view)
    if (changed !== state.data) queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
  }
}
