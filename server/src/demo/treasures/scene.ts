import type { Random } from '../random.ts'

/** The parts of a painted landscape; colours from far to near. */
export interface Scene {
  sky: readonly [top: string, bottom: string]
  /** The sun or the moon, in parts of the width and height. */
  light?: { x: number; y: number; colour: string }
  ridges: readonly string[]
  /** The hilliness: 0 is a flat polder. */
  rough: number
  water?: string
  near?: { what: 'reeds' | 'trees' | 'birds' | 'flowers' | 'posts'; colour: string }
}

const WIDTH = 1200
const HEIGHT = 900
/** The scale at which the painting is shown: enough for a screen. */
const SCALE = 0.75
const STEPS = 48

/** Paints a landscape as SVG: hazy ridges one before the other, and something near. Without filters: they take seconds. */
export function paint(random: Random, { sky, light, ridges, rough, water, near }: Scene): string {
  const horizon = HEIGHT * random.between(0.4, 0.52)
  const depth = HEIGHT - horizon
  const [far = '', ...hills] = ridges.map((colour, i) =>
    ridge(random, horizon + (depth * i) / (ridges.length + 0.6), rough * (0.5 + i / 2), colour),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".6" stop-color="${sky[1]}"/></linearGradient>
      ${glow('cloud', '#ffffff', 0.5)}
      ${light ? glow('light', light.colour, 1) : ''}
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    ${light ? `<circle cx="${light.x * WIDTH}" cy="${light.y * HEIGHT}" r="150" fill="url(#light)"/>` : ''}
    ${clouds(random, horizon)}
    ${far}
    ${water ? lake(random, horizon, depth, water) : ''}
    ${hills.join('')}
    ${near ? NEAR[near.what](random, near.colour, horizon) : ''}
  </svg>`
}

const glow = (id: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop offset=".25" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

function ridge(random: Random, at: number, rough: number, colour: string): string {
  const [slow, quick, shift] = [random.between(1.5, 3.5), random.between(6, 11), random.between(0, 6)]
  const heights = Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = (i / STEPS) * Math.PI * 2
    return (
      at -
      rough * (52 * Math.sin(x * (slow / 2) + shift) + 16 * Math.sin(x * (quick / 2) + shift)) -
      random.between(0, 5)
    )
  })
  const line = heights.map((y, i) => `L${Math.round((i * WIDTH) / STEPS)} ${Math.round(y)}`).join('')
  return `<path d="M0 ${HEIGHT}${line}L${WIDTH} ${HEIGHT}Z" fill="${colour}"/>`
}

const many = (random: Random, low: number, high: number, one: () => string): string =>
  Array.from({ length: random.whole(low, high) }, one).join('')

const clouds = (random: Random, horizon: number): string =>
  many(
    random,
    6,
    11,
    () =>
      `<ellipse cx="${random.whole(0, WIDTH)}" cy="${random.whole(40, Math.round(horizon * 0.8))}" rx="${random.whole(120, 320)}" ry="${random.whole(20, 62)}" fill="url(#cloud)"/>`,
  )

const lake = (random: Random, horizon: number, depth: number, colour: string): string =>
  `<rect y="${horizon + depth * 0.2}" width="${WIDTH}" height="${depth * 0.42}" fill="${colour}"/>
  <g stroke="#ffffff" opacity=".35">${many(random, 30, 60, () => {
    const [x, y, length] = [random.whole(0, WIDTH), horizon + depth * random.between(0.22, 0.6), random.whole(20, 140)]
    return `<path d="M${x} ${y}h${length}" stroke-width="${random.whole(1, 3)}"/>`
  })}</g>`

const NEAR: Record<NonNullable<Scene['near']>['what'], (random: Random, colour: string, horizon: number) => string> = {
  reeds: (random, colour) =>
    `<g stroke="${colour}" fill="none" stroke-linecap="round">${many(random, 150, 220, () => {
      const [x, lean, height] = [random.whole(-20, WIDTH), random.whole(-50, 70), random.whole(120, 420)]
      return `<path d="M${x} ${HEIGHT}q${lean / 4} ${-height / 2} ${lean} ${-height}" stroke-width="${random.whole(2, 6)}" opacity="${random.between(0.5, 1).toFixed(2)}"/>`
    })}</g>`,
  trees: (random, colour) =>
    many(random, 4, 7, () => {
      const [x, width] = [random.whole(0, WIDTH), random.whole(18, 54)]
      const crown = many(
        random,
        14,
        22,
        () =>
          `<circle cx="${x + random.whole(-190, 190)}" cy="${random.whole(-60, 300)}" r="${random.whole(40, 110)}"/>`,
      )
      return `<g fill="${colour}" opacity=".92"><path d="M${x - width} ${HEIGHT}q${width * 0.8} -300 ${width * 0.5} -${HEIGHT}h${width}q-20 600 ${width} ${HEIGHT}Z"/>${crown}</g>`
    }),
  birds: (random, colour, horizon) =>
    `<g stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round">${many(random, 14, 34, () => {
      const [x, y, wing] = [random.whole(60, WIDTH - 60), random.whole(60, Math.round(horizon)), random.whole(8, 22)]
      return `<path d="M${x - wing} ${y}q${wing / 2} ${-wing * 0.8} ${wing} 0q${wing / 2} ${-wing * 0.8} ${wing} 0"/>`
    })}</g>`,
  flowers: (random, colour) =>
    many(random, 120, 190, () => {
      const [x, y] = [random.whole(0, WIDTH), random.whole(560, HEIGHT + 20)]
      const size = ((y - 480) / 420) * random.between(9, 20)
      return `<path d="M${x} ${y}v${(size * 5).toFixed(0)}" stroke="#4d6b34" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${size.toFixed(1)}" fill="${colour}" opacity=".92"/><circle cx="${x}" cy="${y}" r="${(size / 3).toFixed(1)}" fill="#f7e08a"/>`
    }),
  posts: (random, colour, horizon) =>
    Array.from({ length: 12 }, (_, i) => {
      const near = (i + 1) / 12
      const [x, y] = [WIDTH * (0.52 + 0.34 * near * near), horizon + (HEIGHT - horizon) * near * 0.9]
      return `<rect x="${x.toFixed(0)}" y="${(y - 150 * near).toFixed(0)}" width="${(5 + 26 * near).toFixed(0)}" height="${(random.between(150, 190) * near).toFixed(0)}" rx="4" fill="${colour}"/>`
    }).join(''),
}
