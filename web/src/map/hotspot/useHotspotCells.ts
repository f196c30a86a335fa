import { HOTSPOT_BINS, HOTSPOT_COLOURS } from '@fieldfare/shared/map/hotspotRamp.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, Map } from 'maplibre-gl'
import { useEffect } from 'react'
import { useOnce } from '../../platform/api/useLive.ts'
import { hotspotCells } from './data.ts'

const SOURCE = 'hotspot-cells'
const LINE = 'hotspot-cells-line'
const OUTLINE = '#3b1d00'

const colourOfBin = [
  'match',
  ['get', 'bin'],
  ...HOTSPOT_BINS.flatMap((bin) => [bin, HOTSPOT_COLOURS[bin]]),
  HOTSPOT_COLOURS[0],
] as unknown as ExpressionSpecification
/** Cells that differ from chance are more opaque than those that do not (bin 0). */
const opacityOfBin: ExpressionSpecification = ['case', ['==', ['get', 'bin'], 0], 0.45, 0.78]

/** Reads the cells of a hotspot run and shows them on a map, coloured by how much they differ from chance. With `runId` null, shows none. */
export function useHotspotCells(map: Map | null, runId: string | null): UseQueryResult<FeatureCollection> {
  const query = useOnce(hotspotCells, runId === null ? null : { id: runId })
  const cells = runId === null ? undefined : query.data
  useEffect(() => {
    if (!map || !cells) return
    // Inserted below the first layer of names of the base map.
    const firstName = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
    map.addSource(SOURCE, { type: 'geojson', data: cells })
    map.addLayer(
      {
        id: SOURCE,
        type: 'fill',
        source: SOURCE,
        paint: { 'fill-color': colourOfBin, 'fill-opacity': opacityOfBin, 'fill-antialias': false },
      },
      firstName,
    )
    map.addLayer(
      {
        id: LINE,
        type: 'line',
        source: SOURCE,
        filter: ['!=', ['get', 'hotspot'], null],
        paint: { 'line-color': OUTLINE, 'line-width': 1 },
      },
      firstName,
    )
    return () => {
      // The map may have been removed meanwhile, or its style changed.
      if (!map.style || !map.getSource(SOURCE)) return
      for (const layer of [LINE, SOURCE]) if (map.getLayer(layer)) map.removeLayer(layer)
      map.removeSource(SOURCE)
    }
  }, [map, cells])
  return query
}
