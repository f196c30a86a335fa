import type { Region, RegionFile, RegionProgress } from '@fieldfare/shared/region.ts'
import { createAtom } from '@tanstack/react-store'
import type { OfflineMap } from '../../platform/pwa/offlineMaps.ts'
import type { Failure } from '../../platform/i18n/failure.ts'

/** An offline map of a region, with its name and content. */
export interface RegionMap extends OfflineMap {
  name: string
  /** The ids of the communities that are downloaded with the map. */
  communityIds: readonly string[]
  /** The time in milliseconds when the whole map was last downloaded; null before that. */
  takenAt: number | null
}

/** A region to download as an offline map, which gets this id. */
export interface WantedRegion {
  id: string
  name: string
  region: Region
  communityIds: readonly string[]
}

/** The progress of a download: the server makes the map's file, then the file is downloaded, then the content of the map. */
export interface RegionWork {
  step: 'making' | 'file' | 'content'
  done: number
  of: number
}

/** The reason why the download of a map failed; `room`: the device has no space for it. */
export type RegionFailure = Failure['code'] | 'room'

export interface RegionsState {
  /** The offline maps on this device, sorted by name; null until they are read. */
  maps: readonly RegionMap[] | null
  work: Readonly<Partial<Record<string, RegionWork>>>
  failures: Readonly<Partial<Record<string, RegionFailure>>>
}

export const NO_REGIONS: RegionsState = { maps: null, work: {}, failures: {} }
export const regionsState = createAtom(NO_REGIONS)

/** The functions by which `createOfflineMaps` reaches the device and the server. */
export interface RegionPorts {
  load(): Promise<RegionMap[]>
  save(map: RegionMap): Promise<void>
  /** Removes a map with its files and content. */
  drop(id: string): Promise<void>
  /** Stores a part of a file. @throws DOMException QuotaExceededError if the device has no room */
  savePart(id: string, file: string, index: number, part: Blob): Promise<void>
  /** Removes all files of a map except `keep`. */
  dropFiles(id: string, keep: string): Promise<void>
  /** Asks the server for a region's file. @returns the file, or the progress of making it. @throws the same errors as calls */
  askFile(region: Region, signal: AbortSignal): Promise<RegionFile | RegionProgress>
  /** Downloads a range of bytes of a file. @throws the same errors as calls */
  fetchPart(region: Region, file: string, from: number, to: number, signal: AbortSignal): Promise<Blob>
  /** Downloads the content of a map. */
  takeContent(map: RegionMap, tell: (done: number, of: number) => void, signal: AbortSignal): Promise<void>
  /** Waits before a file is asked for again. */
  pause(signal: AbortSignal): Promise<void>
  /** Runs `work` unless another page on this device is running the work for this map. */
  alone(id: string, work: () => Promise<void>): Promise<void>
  now(): number
}

export interface Regions {
  /** Reads the offline maps stored on this device into the state. */
  open(): Promise<void>
  /** Downloads a region. Resolves when the map is complete, or after a failure, which is then in the state. Never rejects. */
  take(wanted: WantedRegion): Promise<void>
  /** Updates a map, or resumes an interrupted download. Never rejects. */
  update(id: string): Promise<void>
  /** Removes a map from the device. Never rejects. */
  remove(id: string): Promise<void>
}

/** The age in milliseconds after which a map is updated. */
export const OLD_MS = 7 * 24 * 3600 * 1000

/** Returns the bytes that a map's files take on the device. */
export const bytesOf = ({ current, next }: OfflineMap): number => (current?.bytes ?? 0) + (next?.bytes ?? 0)

/** Returns the id of the downloaded map of the same region; null if there is none. */
export const sameRegion = (maps: readonly RegionMap[], { first, last }: Region): string | null =>
  maps.find(
    ({ region }) =>
      region.first.x === first.x && region.first.y === first.y && region.last.x === last.x && region.last.y === last.y,
  )?.id ?? null
