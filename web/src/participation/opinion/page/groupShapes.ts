import type { OpinionGroup } from '@fieldfare/shared/opinion.ts'

/** A group as it is drawn; y grows downwards. */
export interface GroupCircle {
  id: number
  x: number
  y: number
  radius: number
  people: number
}

/** The most dots of one group; more would be one surface. */
const DOTS_MAX = 150
/** The turn from one seed of a sunflower to the next, which fills a circle evenly. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** The circle of each group: as wide as its people are apart, and never so small that its letter has no room. */
export function circlesOf(groups: readonly OpinionGroup[]): GroupCircle[] {
  const reach = Math.max(1e-6, ...groups.map(({ x, y, spread }) => Math.hypot(x, y) + spread))
  return groups.map(({ id, x, y, spread, people }) => ({
    id,
    x,
    y: -y,
    radius: Math.max(spread * 1.3, reach * 0.16),
    people,
  }))
}

/**
 * Places of the dots of a group, spread evenly around the letter of its circle, which is `clear` in radius: they say how many people
 * there are, and nobody's own place.
 */
export function dotsIn({ x, y, radius, people }: Omit<GroupCircle, 'id'>, clear = 0): [number, number][] {
  const dots = Math.min(people, DOTS_MAX)
  const outer = radius * 0.9
  const inner = Math.min(clear, radius * 0.6)
  return Array.from({ length: dots }, (_, at) => {
    const away = Math.sqrt(inner ** 2 + ((outer ** 2 - inner ** 2) * (at + 0.5)) / dots)
    return [x + away * Math.cos(at * GOLDEN_ANGLE), y + away * Math.sin(at * GOLDEN_ANGLE)]
  })
}

/** The part of the plane that is shown, four wide to three high, with the reader's place in it. */
export function frameOf(
  circles: readonly GroupCircle[],
  mine: { x: number; y: number } | null,
): { left: number; top: number; side: number } {
  const points = [
    ...circles.map(({ x, y, radius }) => ({ x, y, radius })),
    ...(mine ? [{ x: mine.x, y: -mine.y, radius: 0 }] : []),
  ]
  const edge = (pick: (point: (typeof points)[number]) => number) => points.map(pick)
  const [left, right] = [Math.min(...edge((p) => p.x - p.radius)), Math.max(...edge((p) => p.x + p.radius))]
  const [top, bottom] = [Math.min(...edge((p) => p.y - p.radius)), Math.max(...edge((p) => p.y + p.radius))]
  const side = Math.max(right - left, (bottom - top) / 0.75, 1e-6) * 1.2
  return { side, left: (left + right - side) / 2, top: (top + bottom - side * 0.75) / 2 }
}
