import type { OpinionGroup } from '@fieldfare/shared/opinion.ts'

/** The circle that shows a group in the drawing; y grows downwards. */
export interface GroupCircle {
  id: number
  x: number
  y: number
  radius: number
  people: number
}

/** The most dots of one group; more would merge into one surface. */
const DOTS_MAX = 150
/** The golden angle, between two successive seeds of a sunflower: dots at this turn fill a circle evenly. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Returns the circle of each group: its radius grows with the distance between the group's people, and leaves room for the letter. */
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
 * Returns the positions of a group's dots, spread evenly in the circle around its letter, which has the radius `clear`: the dots show the
 * number of people, not the position of any person.
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

/** Returns the part of the plane to show, four wide to three high, with all circles and the reader's position; `side` is its width. */
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
