import type { Region, RegionFile, RegionProgress } from '@fieldfare/shared/region.ts'
import { createAtom } from '@tanstack/react-store'
import type { OfflineMap } from '../../platform/pwa/offlineMaps.ts'
import type { Failure } from '../../platform/i18n/failure.ts'

/** An offline map as its person knows it. */
export interface RegionMap extends OfflineMap {
  name: string
  /** The communities that it has with their discussions and treasures. */
  communityIds: readonly string[]
  /** The time at which all of it was on the device, in milliseconds; null before that. */
  takenAt: number | null
}

/** A region to take along: the id is that of its map from then on. */
export interface WantedRegion {
  id: string
  name: string
  region: Region
  communityIds: readonly string[]
}

/** A map that is coming: the server makes its file, the file comes, and then what lies on it. */
export interface RegionWork {
  step: 'making' | 'file' | 'content'
  done: number
  of: number
}

/** The reason why a map does not come; `room`: the device has none for it. */
export type RegionFailure = Failure['code'] | 'room'

export interface RegionsState {
  /** The maps of this device in the order of their names; null until they are read. */
  maps: readonly RegionMap[] | null
  work: Readonly<Partial<Record<string, RegionWork>>>
  failures: Readonly<Partial<Record<string, RegionFailure>>>
}

export const NO_REGIONS: RegionsState = { maps: null, work: {}, failures: {} }
export const regionsState = createAtom(NO_REGIONS)

/** Everything outside itself that a machine of regions needs. */
export interface RegionPorts {
  load(): Promise<RegionMap[]>
  save(map: RegionMap): Promise<void>
  /** Removes a map with its files and what lies on it. */
  drop(id: string): Promise<void>
  /** @throws DOMException QuotaExceededError where the device has no room */
  savePart(id: string, file: string, index: number, part: Blob): Promise<void>
  /** Removes the files of a map but one. */
  dropFiles(id: string, keep: string): Promise<void>
  /** Asks for a region's file, or how far it is. @throws refusals as calls do */
  askFile(region: Region, signal: AbortSignal): Promise<RegionFile | RegionProgress>
  /** Fetches bytes of a file. @throws refusals as calls do */
  fetchPart(region: Region, file: string, from: number, to: number, signal: AbortSignal): Promise<Blob>
  /** Brings what lies on a map to the device. */
  takeContent(map: RegionMap, tell: (done: number, of: number) => void, signal: AbortSignal): Promise<void>
  /** Waits before a file is asked for again. */
  pause(signal: AbortSignal): Promise<void>
  /** Runs work while no other page of this device does; does not run it where one does. */
  alone(id: string, work: () => Promise<void>): Promise<void>
  now(): number
}

export interface Regions {
  /** Reads the maps of this device. */
  open(): Promise<void>
  /** Takes a region along; ends when all of it is on the device, or with its failure in the state. Never rejects. */
  take(wanted: WantedRegion): Promise<void>
  /** Brings a map up to date, or goes on where that was interrupted. Never rejects. */
  update(id: string): Promise<void>
  /** Removes a map from the device. Never rejects. */
  remove(id: string): Promise<void>
}

/** Milliseconds after which a map is brought up to date. */
export const OLD_MS = 7 * 24 * 3600 * 1000

/** The bytes that a map takes of the device. */
export const bytesOf = ({ current, next }: OfflineMap): number => (current?.bytes ?? 0) + (next?.bytes ?? 0)

/** Returns the id of the same region taken before; null for a new one. */
export const sameRegion = (maps: readonly RegionMap[], { first, last }: Region): string | null =>
  maps.find(
    ({ region }) =>
      region.first.x === first.x && region.first.y === first.y && region.last.x === last.x && region.last.y === last.y,
  )?.id ?? null
