import type { AreaView } from '@fieldfare/shared/area.ts'

export interface Callout {
  id: string
  title: string
  rating: number
  lng: number
  lat: number
}
export interface Spot {
  callout: Callout
  /** Pixels on the screen. */
  x: number
  y: number
}

/** The lowest rating that is shown on the first page. */
const RATING_FROM = 8
/** A callout's size on the screen in pixels, with a margin. */
const WIDTH = 270
const HEIGHT = 110

export const isPraised = ({ rating, title }: AreaView): boolean => rating >= RATING_FROM && title !== ''

/** The best rated spots well within the box that do not cover each other; at equal rating, those with longer titles. */
export function pickCallouts(
  spots: readonly Spot[],
  box: { left: number; top: number; right: number; bottom: number },
  most: number,
): Callout[] {
  const within = ({ x, y }: Spot) =>
    x - WIDTH / 2 > box.left && x + WIDTH / 2 < box.right && y > box.top && y + HEIGHT < box.bottom
  const best = spots
    .filter(within)
    .toSorted((a, b) => b.callout.rating - a.callout.rating || b.callout.title.length - a.callout.title.length)
  const chosenSpots: Spot[] = []
  for (const spot of best) {
    const free = chosenSpots.every((one) => Math.abs(one.x - spot.x) > WIDTH || Math.abs(one.y - spot.y) > HEIGHT)
    if (free && chosenSpots.length < most) chosenSpots.push(spot)
  }
  return chosenSpots.map(({ callout }) => callout)
}
