/** Image pixels per CSS pixel: 2, so that images stay sharp on high-density screens. */
export const BADGE_RATIO = 2
const SIZE = 30

const STROKES = {
  tick: [
    [10.5, 15.3],
    [13.7, 18.4],
    [19.5, 12],
  ],
  cross: [
    [11, 11],
    [19, 19],
    [15, 15],
    [19, 11],
    [11, 19],
  ],
} as const

/** Draws an image for the map, a disc with an icon: a tick on the vertex that closes the shape, or a cross where edges cross. */
export function badge(sign: keyof typeof STROKES, disc: string, casing: string): ImageData {
  const side = SIZE * BADGE_RATIO
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.scale(BADGE_RATIO, BADGE_RATIO)
  const middle = SIZE / 2
  for (const [radius, colour] of [
    [12, casing],
    [9.5, disc],
  ] as const) {
    context.beginPath()
    context.arc(middle, middle, radius, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
  }
  context.beginPath()
  for (const [i, [x, y]] of STROKES[sign].entries()) {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.strokeStyle = casing
  context.lineWidth = 2.2
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke()
  return context.getImageData(0, 0, side, side)
}
