import type { Level } from '@fieldfare/shared/limits.ts'
import { partsOfShape, type AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import {
  casingColour,
  COMMUNITY_STYLE,
  communityColour,
  glowColour,
  LEVEL_RULES,
  LEVEL_STYLE,
  levelColour,
  type MapTheme,
  OWN_GLOW,
} from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'
import { toPixels, type Frame, type TileAddress } from '@fieldfare/shared/map/mapFrame.ts'
import { type GroundStep, groundSteps } from '../style/groundSteps.ts'

type Context = CanvasRenderingContext2D
/** The data of a tile of the base map, with the tile's coordinates. */
export interface PlacedTile extends TileAddress {
  data: ArrayBuffer
}

/** Draws the base map from its bundled tiles, in the colours of the large map, without names. */
export function drawGround(context: Context, frame: Frame, tiles: readonly PlacedTile[], theme: MapTheme): void {
  const colours = MAP_COLOURS[theme]
  // The picture shows land in place of a missing tile.
  context.fillStyle = colours.land
  context.fillRect(0, 0, frame.width, frame.height)
  context.fillStyle = colours.sea
  for (const { z, x, y } of tiles) {
    const side = frame.scale / 2 ** z
    context.fillRect(x * side - frame.left, y * side - frame.top, side + 1, side + 1)
  }
  const layers = tiles.map((tile) => ({ tile, layers: new VectorTile(new PbfReader(tile.data)).layers }))
  for (const step of groundSteps(colours))
    for (const { tile, layers: found } of layers) {
      const source = found[step.layer]
      if (!source) continue
      context.beginPath()
      for (let i = 0; i < source.length; i++)
        trace(context, frame, tile, source.feature(i), step.layer === 'land' || step.layer === 'lake')
      paint(context, step)
    }
}

function paint(context: Context, step: GroundStep): void {
  if (step.kind === 'fill') {
    context.fillStyle = step.colour
    context.fill('evenodd')
    return
  }
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = step.colour
  context.lineWidth = step.width
  context.stroke()
}

function trace(
  context: Context,
  frame: Frame,
  { z, x, y }: TileAddress,
  feature: VectorTileFeature,
  closed: boolean,
): void {
  const side = frame.scale / 2 ** z
  const [left, top, unit] = [x * side - frame.left, y * side - frame.top, side / feature.extent]
  for (const line of feature.loadGeometry()) {
    line.forEach((point, i) => context[i ? 'lineTo' : 'moveTo'](left + point.x * unit, top + point.y * unit))
    if (closed) context.closePath()
  }
}

/** The widths of the strokes that make a glow, as shares of its whole width: some browsers cannot blur on a canvas. */
const GLOW_STEPS = [1, 0.75, 0.5, 0.25]

/** Draws an area as the large map draws an own area: a glow, a casing and its level's line around a light fill. */
export function drawArea(context: Context, frame: Frame, shape: AreaShape, level: Level, theme: MapTheme): void {
  const path = pathOf(frame, shape)
  const colour = levelColour(level, theme)
  context.lineJoin = context.lineCap = 'round'
  context.globalAlpha = OWN_GLOW.opacity / GLOW_STEPS.length
  for (const share of GLOW_STEPS)
    line(context, path, glowColour(theme), LEVEL_RULES.casing.own + OWN_GLOW.width * share)
  context.globalAlpha = OWN_GLOW.fill[theme]
  context.fillStyle = OWN_GLOW.fillColour
  context.fill(path, 'evenodd')
  context.globalAlpha = 1
  line(context, path, casingColour(theme), LEVEL_RULES.casing.own)
  line(context, path, colour, LEVEL_RULES.line.own, LEVEL_STYLE[level].dash)
}

/** Draws a community as on the large map: a band inside a thin line. */
export function drawCommunity(context: Context, frame: Frame, shape: AreaShape, theme: MapTheme): void {
  const path = pathOf(frame, shape)
  const { outline, band } = COMMUNITY_STYLE
  const colour = communityColour(theme)
  context.save()
  context.clip(path, 'evenodd')
  context.globalAlpha = band.opacity
  line(context, path, colour, 2 * (band.width + outline / 2))
  context.restore()
  line(context, path, casingColour(theme), outline + 2)
  line(context, path, colour, outline)
}

export interface Pin {
  lng: number
  lat: number
  /** True if the place is known only to within about a kilometre. */
  about: boolean
}
const PIN = 7
const ABOUT = 22

/** Draws a dot at a place, or a soft disc where the place is not exact. */
export function drawPin(context: Context, frame: Frame, { lng, lat, about }: Pin, theme: MapTheme): void {
  const [x, y] = toPixels(frame, lng, lat)
  const disc = (radius: number) => {
    const path = new Path2D()
    path.arc(x, y, radius, 0, 2 * Math.PI)
    return path
  }
  context.fillStyle = communityColour(theme)
  if (about) {
    context.globalAlpha = 0.3
    context.fill(disc(ABOUT))
    context.globalAlpha = 1
    return
  }
  context.fill(disc(PIN))
  line(context, disc(PIN), casingColour(theme), 2.5)
}

function line(context: Context, path: Path2D, colour: string, width: number, dash: readonly number[] = []): void {
  context.setLineDash([...dash])
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke(path)
  context.setLineDash([])
}

function pathOf(frame: Frame, shape: AreaShape): Path2D {
  const path = new Path2D()
  for (const ring of partsOfShape(shape).flat()) {
    ring.forEach(([lng, lat], i) => path[i ? 'lineTo' : 'moveTo'](...toPixels(frame, lng, lat)))
    path.closePath()
  }
  return path
}
