import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { type Frame, worldOf } from '@fieldfare/shared/map/mapFrame.ts'
import { STILL } from '@fieldfare/shared/welcomeView.ts'
import { groundTiles } from '../picture/baseMap.ts'
import { groundSvg, townNamesSvg } from '../picture/mapSvg.ts'

/**
 * The box on the still within which the place lies: what every screen shows, from a phone's strip to a high desk, and above the card
 * with the words.
 */
const ROOM = { left: 230, top: 170, width: 740, height: 600 }
/** The closest: nearer, the map shows nothing that is recognised. */
const MAX_SCALE = 512 * 2 ** 15

/** The view of the still around a place. */
export function stillFrame(shape: AreaShape): Frame {
  const [west, south, east, north] = bboxOf(shape)
  const [fromX, fromY] = worldOf(west, north)
  const [toX, toY] = worldOf(east, south)
  const scale = Math.min(ROOM.width / (toX - fromX), ROOM.height / (toY - fromY), MAX_SCALE)
  const [x, y] = [ROOM.left + ROOM.width / 2, ROOM.top + ROOM.height / 2]
  return { ...STILL, scale, left: ((fromX + toX) / 2) * scale - x, top: ((fromY + toY) / 2) * scale - y }
}

export interface StillTask {
  /** The folder of the built web app: the base map is there. */
  dist: string
  frame: Frame
}

/** The ground of a still as SVG: the page lays the outline over it, which is drawn before the reader's eyes. */
export function stillSvg({ dist, frame }: StillTask): string {
  const tiles = groundTiles(dist, frame)
  const ground = groundSvg(frame, tiles) + townNamesSvg(frame, tiles, true)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${ground}</svg>`
}
