/** A coarse outline of the Netherlands with its sea, as longitude and latitude, exact to a few kilometres: it decides which service is asked. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [3.1, 51.4],
  [3.4, 51.25],
  [4.2, 51.35],
  [4.5, 51.45],
  [5.0, 51.4],
  [5.55, 51.25],
  [5.85, 51.15],
  [5.55, 50.9],
  [5.65, 50.72],
  [6.05, 50.72],
  [6.15, 51.1],
  [6.25, 51.4],
  [6.0, 51.8],
  [6.8, 51.87],
  [6.75, 52.1],
  [7.1, 52.25],
  [7.05, 52.4],
  [6.75, 52.5],
  [7.1, 52.75],
  [7.25, 53.2],
  [6.9, 53.7],
  [4.9, 53.7],
  [4.3, 52.9],
]

/** Tells whether a location is in the Netherlands or off its coast. By the even-odd rule. */
export function isInNetherlands([lng, lat]: readonly [number, number]): boolean {
  let inside = false
  for (const [index, [x, y]] of OUTLINE.entries()) {
    const [px, py] = OUTLINE.at(index - 1) ?? [x, y]
    if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
  }
  return inside
}
