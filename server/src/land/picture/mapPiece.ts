import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { casingColour, LEVEL_RULES, LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import type { Frame } from '@fieldfare/shared/map/mapFrame.ts'
import { groundTiles } from './baseMap.ts'
import { BOLD, groundSvg, landSvg, shapePath, lineSvg, townNamesSvg } from './mapSvg.ts'

interface Piece {
  /** The folder of the built web app: the base map is there. */
  dist: string
  frame: Frame
  /** Pixels of ground from the top, where it goes on below the frame. */
  height?: number
  /** An area with its level, or a community without one; null for the ground alone. */
  shape: { geometry: AreaShape; level: Level | null } | null
}

/** A piece of the bundled map as SVG paths, with a shape on it. */
export function mapPiece({ dist, frame, height = frame.height, shape }: Piece): string {
  const fullFrame = { ...frame, height }
  const tiles = groundTiles(dist, fullFrame)
  const ground = groundSvg(fullFrame, tiles) + townNamesSvg(frame, tiles, shape !== null)
  return ground + (shape ? shapeOf(frame, shape.geometry, shape.level) : '')
}

/** An area in its level's colour and line, or a community as a band inside a line: as on the large map, but bolder. */
function shapeOf(frame: Frame, geometry: AreaShape, level: Level | null): string {
  const path = shapePath(frame, geometry)
  if (!level) return landSvg(path)
  const colour = levelColour(level, 'light')
  const dash = LEVEL_STYLE[level].dash.map((length) => length * BOLD).join(' ')
  const fill = `<path fill="${colour}" fill-opacity="${LEVEL_RULES.fill.own}" fill-rule="evenodd" d="${path}"/>`
  return `${fill}${lineSvg(path, casingColour('light'), LEVEL_RULES.casing.own * BOLD)}${lineSvg(path, colour, LEVEL_RULES.line.own * BOLD, dash)}`
}
