export const DETENTS = ['peek', 'half', 'full'] as const
/** The heights of a sheet: its title, nearly half the screen, or all but a strip of map. */
export type Detent = (typeof DETENTS)[number]

const PEEK = 132
const HALF = 0.44
const TOP_GAP = 96
/** A drag faster than this, in pixels a millisecond, is a flick: it moves the sheet by one step, wherever the drag ends. */
const FLICK = 0.5

/** The sheet's height in pixels at a detent, on a screen with this much room. */
export function sheetHeight(detent: Detent, room: number): number {
  if (detent === 'peek') return Math.min(PEEK, room)
  return detent === 'half' ? Math.max(room * HALF, Math.min(PEEK, room)) : Math.max(room - TOP_GAP, PEEK)
}

/**
 * The detent at which a dragged sheet comes to rest.
 * @param height its height in pixels when let go
 * @param speed upward speed in pixels a millisecond
 */
export function restingDetent(height: number, speed: number, from: Detent, room: number): Detent {
  if (Math.abs(speed) > FLICK) return nextDetent(from, speed > 0 ? 1 : -1)
  const distance = (detent: Detent) => Math.abs(sheetHeight(detent, room) - height)
  return DETENTS.reduce((best, detent) => (distance(detent) < distance(best) ? detent : best))
}

/** Returns the detent one step up or down; stays at the ends. */
export function nextDetent(from: Detent, step: 1 | -1): Detent {
  const index = Math.min(Math.max(DETENTS.indexOf(from) + step, 0), DETENTS.length - 1)
  return DETENTS[index] ?? from
}
