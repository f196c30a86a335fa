import type { ContentPin } from '@fieldfare/shared/content.ts'
import type { Bounds } from '../../../map/view/mapAddress.ts'

/** The distance in CSS pixels below which two pins cannot be pressed separately. */
const APART = 40

/** Pins that are shown as one; a single pin is a group of one. */
export interface PinGroup {
  /** The id of the first pin. */
  id: string
  pins: ContentPin[]
}

interface Point {
  x: number
  y: number
}

/**
 * Groups pins that lie too close together on the screen, and leaves out pins beyond its edges.
 * @param at returns the position of a pin on the screen, in CSS pixels
 * @param alone the id of a pin that is never in a group with others
 */
export function groupPins(
  pins: readonly ContentPin[],
  at: (pin: ContentPin) => Point,
  { width, height }: { width: number; height: number },
  alone: string | null,
): PinGroup[] {
  const groups: (PinGroup & Point)[] = []
  for (const pin of pins) {
    const { x, y } = at(pin)
    if (x < -APART || y < -APART || x > width + APART || y > height + APART) continue
    const near = (group: PinGroup & Point) =>
      group.id !== alone && Math.abs(group.x - x) < APART && Math.abs(group.y - y) < APART
    const group = pin.id === alone ? undefined : groups.find(near)
    if (group) group.pins.push(pin)
    else groups.push({ id: pin.id, pins: [pin], x, y })
  }
  return groups.map(({ id, pins: grouped }) => ({ id, pins: grouped }))
}

/** Returns the box around pins in degrees; null if all have the same position, so that no zoom separates them. */
export function boundsOfPins(pins: readonly ContentPin[]): Bounds | null {
  const lngs = pins.map(({ place }) => place.lng)
  const lats = pins.map(({ place }) => place.lat)
  const [west, south, east, north] = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
  return west < east || south < north ? [west, south, east, north] : null
}
