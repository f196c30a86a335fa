import { regionKey, type RegionFile, type RegionProgress } from '@fieldfare/shared/region.ts'
import { ask } from '../../platform/api/ask.ts'
import { fetchFile, refusalOf } from '../../platform/api/fetchFile.ts'
import { logError } from '../../platform/api/log.ts'
import { dropMap, dropParts, mapCache, putMap, putPart, readMaps } from '../../platform/pwa/offlineMaps.ts'
import { askToPersist } from '../../platform/pwa/persist.ts'
import { OFFLINE_MAPS } from '../../platform/shell/states/offlineMapsHint.ts'
import { onServerBack } from '../../platform/shell/states/status.ts'
import { comesLater, createOfflineMaps } from './createOfflineMaps.ts'
import { OLD_MS, type RegionMap, regionsState } from './regionMap.ts'

/** Milliseconds between two requests for the progress of a file that the server is making. */
const AGAIN_MS = 1000
/** The browser's locks; undefined outside secure contexts. */
const locks = (navigator as Partial<Navigator>).locks

/** The functions for the offline maps on this device. */
export const regions = createOfflineMaps(
  {
    load: () => readMaps<RegionMap>(),
    save: async (map) => {
      await putMap(map)
      localStorage.setItem(OFFLINE_MAPS, '1')
      askToPersist()
    },
    drop: async (id) => {
      await dropMap(id)
      await (globalThis.caches as CacheStorage | undefined)?.delete(mapCache(id))
    },
    savePart: putPart,
    dropFiles: (id, keep) => dropParts(id, keep),
    askFile: async (region, signal) => {
      const response = await ask(`/tiles/regions/${regionKey(region)}/map`, { signal })
      if (!response.ok) throw await refusalOf(response)
      return (await response.json()) as RegionFile | RegionProgress
    },
    fetchPart: (region, file, from, to, signal) =>
      fetchFile(`/tiles/regions/${regionKey(region)}/${file}.pmtiles`, {
        signal,
        headers: { range: `bytes=${from}-${to - 1}` },
      }),
    takeContent: async (map, tell, signal) => {
      const content = await import('./regionContent.ts')
      await content.takeContent(map, tell, signal)
    },
    pause: (signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, AGAIN_MS)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(signal.reason as Error)
        })
      }),
    alone: async (id, work) => {
      if (!locks) return work()
      await locks.request(`fieldfare-map ${id}`, { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
    },
    now: () => Date.now(),
  },
  regionsState,
)

let started = false
/** Resumes incomplete downloads of maps when the app starts and whenever the server is back; updates old maps on Wi-Fi. */
export async function startRegions(): Promise<void> {
  if (!started) {
    started = true
    onServerBack(() => void goOn().catch(logError))
  }
  await regions.open()
  const maps = regionsState.get().maps ?? []
  if (maps.length === 0) return localStorage.removeItem(OFFLINE_MAPS)
  await goOn()
  // A new version of the app may need other base map files or styles.
  const { takeGround } = await import('./regionContent.ts')
  for (const { region } of maps) await takeGround(region)
}

async function goOn(): Promise<void> {
  const { maps, failures } = regionsState.get()
  for (const { id, current, next, takenAt } of maps ?? []) {
    const failure = failures[id]
    if (failure && !comesLater(failure)) continue
    const isWhole = current !== null && next === null && takenAt !== null
    if (!isWhole || (onWifi() === true && Date.now() - takenAt > OLD_MS)) await regions.update(id)
  }
}

interface NetworkInformation {
  type?: string
  saveData?: boolean
}

/** Tells whether the device is on Wi-Fi or a cable; null if the browser does not provide this. */
export function onWifi(): boolean | null {
  const { type, saveData } = (navigator as { connection?: NetworkInformation }).connection ?? {}
  if (saveData) return false
  return type === undefined ? null : type === 'wifi' || type === 'ethernet'
}
