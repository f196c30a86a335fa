import { type HotspotFile, hotspotFilePath } from '@fieldfare/shared/hotspot.ts'
import type { FeatureCollection } from 'geojson'
import { api, withCallName } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'

const CELLS: HotspotFile = 'cells.geojson'

async function fetchCells({ id }: { id: string }): Promise<FeatureCollection> {
  const answer = await fetch(hotspotFilePath(id, CELLS))
  // The login page of a public Wi-Fi answers any request with HTML.
  if (!answer.ok || !/\bjson\b/.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`cells: ${answer.status}`)
  return (await answer.json()) as FeatureCollection
}

/** Reads the cells of a run. Admins get exact numbers, and also the cells of runs that are not published. */
export const hotspotCells = read(withCallName('hotspot cells', fetchCells), { staleTime: Infinity })

/** Reads the newest published runs of the hotspot analysis. */
export const publishedRuns = read(
  withCallName(api.hotspot.list.query, () => api.hotspot.list.query({ published: true })),
)
