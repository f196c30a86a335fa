import type { RegionFile } from '@fieldfare/shared/region.ts'
import { type Atom, createAtom } from '@tanstack/react-store'
import { failureOf, isUnanswered, NoAnswerError } from '../../platform/i18n/failure.ts'
import { PART_BYTES, type MapFile } from '../../platform/pwa/offlineMaps.ts'
import {
  NO_REGIONS,
  type RegionFailure,
  type RegionMap,
  type RegionPorts,
  type Regions,
  type RegionsState,
  type RegionWork,
} from './regionMap.ts'

/** The number of times that a file may be replaced on the server during one download. */
const REPLACED_MAX = 3

/** Creates the functions that download offline maps of regions and keep the state. The functions reach device and server only by `ports`. */
export function createOfflineMaps(ports: RegionPorts, state: Atom<RegionsState> = createAtom(NO_REGIONS)): Regions {
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>()

  const setMaps = (change: (maps: readonly RegionMap[]) => readonly RegionMap[]) =>
    state.set((now) => ({
      ...now,
      maps: change(now.maps ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
  const setWork = (id: string, work: RegionWork | undefined) =>
    state.set((now) => ({ ...now, work: without(now.work, id, work) }))
  const setFailure = (id: string, failure: RegionFailure | undefined) =>
    state.set((now) => ({ ...now, failures: without(now.failures, id, failure) }))
  const find = (id: string) => state.get().maps?.find((one) => one.id === id)

  async function put(map: RegionMap): Promise<void> {
    setMaps((maps) => [...maps.filter(({ id }) => id !== map.id), map])
    await ports.save(map)
  }

  /** Asks the server for the file of a region until the server has made it. */
  async function askUntilMade(map: RegionMap, signal: AbortSignal): Promise<RegionFile> {
    for (;;) {
      const answer = await ports.askFile(map.region, signal)
      if ('file' in answer) return answer
      setWork(map.id, { step: 'making', done: answer.made, of: answer.tiles })
      await ports.pause(signal)
    }
  }

  /** Downloads the file of a map part by part, and stores each part as it arrives. */
  async function bringFile(id: string, { file, bytes }: RegionFile, signal: AbortSignal): Promise<void> {
    const map = required(find(id))
    if (map.current?.file === file) return
    let next: MapFile = map.next?.file === file ? map.next : { file, bytes, parts: 0 }
    while (next.parts * PART_BYTES < bytes) {
      const from = next.parts * PART_BYTES
      setWork(id, { step: 'file', done: from, of: bytes })
      const to = Math.min(from + PART_BYTES, bytes)
      const part = await ports.fetchPart(map.region, file, from, to, signal)
      // A captive portal answers with its own page, and some proxies with the whole file, so the size differs.
      if (part.size !== to - from) throw new NoAnswerError('intercepted')
      await ports.savePart(id, file, next.parts, part)
      signal.throwIfAborted()
      next = { ...next, parts: next.parts + 1 }
      await put({ ...required(find(id)), next })
    }
    await put({ ...required(find(id)), current: next, next: null })
    await ports.dropFiles(id, file)
  }

  async function bring(id: string, signal: AbortSignal): Promise<void> {
    for (let replaced = 0; ; replaced++) {
      try {
        const made = await askUntilMade(required(find(id)), signal)
        await bringFile(id, made, signal)
        break
      } catch (error) {
        if (failureOf(error).code !== 'not-found' || replaced >= REPLACED_MAX) throw error
      }
    }
    const tell = (done: number, of: number) => setWork(id, { step: 'content', done, of })
    tell(0, 1)
    await ports.takeContent(required(find(id)), tell, signal)
    signal.throwIfAborted()
    await put({ ...required(find(id)), takenAt: ports.now() })
  }

  async function run(id: string, signal: AbortSignal): Promise<void> {
    setFailure(id, undefined)
    try {
      await ports.alone(id, () => bring(id, signal))
    } catch (error) {
      if (!signal.aborted) setFailure(id, failureCode(error))
    } finally {
      setWork(id, undefined)
      running.delete(id)
    }
  }

  async function update(id: string): Promise<void> {
    const before = running.get(id)
    if (before) return before.done
    const stop = new AbortController()
    const done = run(id, stop.signal)
    running.set(id, { stop, done })
    return done
  }

  return {
    async open() {
      const maps = await ports.load().catch(() => [])
      // For a map that is being downloaded, the map in the state is newer than the stored one.
      setMaps((shown) => [...maps.filter(({ id }) => !running.has(id)), ...shown.filter(({ id }) => running.has(id))])
    },
    async take({ id, name, region, communityIds }) {
      const before = find(id)
      const blank = { current: null, next: null, takenAt: null }
      try {
        await put({ ...(before ?? blank), id, name, region, communityIds })
      } catch (error) {
        setFailure(id, failureCode(error))
        return
      }
      await update(id)
    },
    update,
    async remove(id) {
      const work = running.get(id)
      work?.stop.abort()
      setMaps((maps) => maps.filter((one) => one.id !== id))
      setFailure(id, undefined)
      await work?.done
      await ports.drop(id).catch(() => undefined)
    },
  }
}

function failureCode(error: unknown): RegionFailure {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'room'
  return failureOf(error).code
}

/** Tells whether a failed download may succeed when it is tried again after the connection is back. */
export const comesLater = (failure: RegionFailure): boolean =>
  failure !== 'room' && (isUnanswered({ code: failure }) || failure === 'too-many')

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the map was removed')
  return value
}

function without<T>(all: Readonly<Partial<Record<string, T>>>, id: string, value: T | undefined) {
  const { [id]: _old, ...rest } = all
  return value === undefined ? rest : { ...rest, [id]: value }
}
