import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'
import type { PlacedTile } from './drawThumbnail.ts'
import type { Frame } from '@fieldfare/shared/map/mapFrame.ts'

export interface TownLabel {
  name: string
  people: number
  x: number
  y: number
}

/** The most names in a picture: one or two are enough to recognise a region. */
const NAMES_MAX = 2
const TEXT_PX = 12.5
/** About half the width of a letter in pixels: accurate enough to keep names apart and inside the picture. */
const LETTER_PX = 3.4

/** Returns the towns to name in a picture: the largest whose names fit inside, without covering each other or the middle. */
export function pickNames(
  towns: readonly TownLabel[],
  { width, height }: Pick<Frame, 'width' | 'height'>,
): TownLabel[] {
  const halfOf = ({ name }: TownLabel) => name.length * LETTER_PX
  const placedLabels: TownLabel[] = []
  for (const town of towns.toSorted((a, b) => b.people - a.people)) {
    if (placedLabels.length === NAMES_MAX) break
    const half = halfOf(town)
    const inside = town.x > half + 6 && town.x < width - half - 6 && town.y > TEXT_PX && town.y < height - TEXT_PX
    const inMiddle = Math.abs(town.x - width / 2) < half + 16 && Math.abs(town.y - height / 2) < 26
    const near = placedLabels.some(
      (one) => Math.abs(one.y - town.y) < 22 && Math.abs(one.x - town.x) < halfOf(one) + half + 8,
    )
    if (inside && !inMiddle && !near) placedLabels.push(town)
  }
  return placedLabels
}

/** Returns the towns of the tiles, with positions in the picture. Towns in a tile's margin are left out: the neighbouring tile contains them. */
export function townsOf(frame: Frame, tiles: readonly PlacedTile[]): TownLabel[] {
  return tiles.flatMap(({ z, x, y, data }) => {
    const layer = new VectorTile(new PbfReader(data)).layers['town']
    const side = frame.scale / 2 ** z
    return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i)).flatMap((town) => {
      const at = town?.loadGeometry()[0]?.[0]
      const { name, people } = town?.properties ?? {}
      if (!town || !at || typeof name !== 'string' || typeof people !== 'number') return []
      if (Math.min(at.x, at.y) < 0 || Math.max(at.x, at.y) >= town.extent) return []
      const unit = side / town.extent
      return [{ name, people, x: x * side - frame.left + at.x * unit, y: y * side - frame.top + at.y * unit }]
    })
  })
}

export function drawNames(context: CanvasRenderingContext2D, names: readonly TownLabel[], theme: MapTheme): void {
  const { labelPlace, halo } = MAP_COLOURS[theme]
  context.font = `500 ${TEXT_PX}px 'Figtree Variable', system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = halo
  context.fillStyle = labelPlace
  for (const { name, x, y } of names) {
    context.strokeText(name, x, y)
    context.fillText(name, x, y)
  }
}
