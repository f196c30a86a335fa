import { type HotspotFile, hotspotFilePath } from '@fieldfare/shared/hotspot.ts'
import type { FeatureCollection } from 'geojson'
import { api, withCallName } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'

const CELLS: HotspotFile = 'cells.geojson'

async function fetchCells({ id }: { id: string }): Promise<FeatureCollection> {
  const answer = await fetch(hotspotFilePath(id, CELLS))
  // A captive portal answers with a page.
  if (!answer.ok || !/\bjson\b/.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`cells: ${answer.status}`)
  return (await answer.json()) as FeatureCollection
}

/** The cells of a run as everyone may see them, or an admin. */
export const hotspotCells = read(withCallName('hotspot cells', fetchCells), { staleTime: Infinity })

/** The newest runs that are published. */
export const publishedRuns = read(
  withCallName(api.hotspot.list.query, () => api.hotspot.list.query({ published: true })),
)
