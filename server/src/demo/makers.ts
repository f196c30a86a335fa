import { drawArea, type DrawnArea } from './area.ts'
import { MAKERS, type Maker } from './inventedPeople.ts'
import { LOVED } from './places/loved.ts'
import { REGIONS, type RegionName } from './places/regions.ts'
import type { Spot } from './places/spot.ts'
import { addressOf, type Ago, type SeededArea, type SeededPerson } from './seeded.ts'
import type { Random } from './random.ts'
import { writer } from './words/writer.ts'

/** Numbers of areas that a person draws, with their weights: many stop at the four that the product asks for. */
const AREA_COUNTS = [
  [1, 4],
  [2, 5],
  [3, 7],
  [4, 14],
  [5, 9],
  [6, 8],
  [7, 6],
  [8, 5],
  [10, 4],
  [12, 3],
  [15, 2],
] as const
/** The share of them that lies around their home. */
const NEAR_HOME = 0.65
/** The regions people visit. */
const VISITED: readonly (readonly [RegionName, number])[] = [
  ['texel', 8],
  ['wadden', 5],
  ['veluwe', 4],
  ['limburg', 3],
  ['drenthe', 3],
  ['elsewhere', 3],
  ['hogeland', 2],
  ['flevoland', 2],
  ['biesbosch', 2],
  ['groningen', 1],
]

/** Days back to the first areas: the love map has several years to slide over. */
const DRAWN_DAYS = 500

/** People, and the areas that each has drawn, more and more of them lately. */
export function drawAll(random: Random, ago: Ago): { makers: SeededPerson[]; drawn: SeededArea[] } {
  const words = writer(random)
  const places = placesOf(random)
  const kept = (area: DrawnArea, personId: string): SeededArea => {
    return { ...area, id: random.uuid(), personId, createdAt: ago(DRAWN_DAYS * random.next() ** 1.5 + 0.1) }
  }
  const drawnBy = (maker: Maker, personId: string): SeededArea[] => {
    const { locale } = maker
    const own = Array.from({ length: random.weighted(AREA_COUNTS) }, () => {
      const region = maker.home && random.chance(NEAR_HOME) ? maker.home : random.weighted(VISITED)
      return kept(drawArea(random, words, { ...places(region), home: region === maker.home, locale }), personId)
    })
    const loved = random.shuffled(LOVED).slice(0, random.whole(0, 2))
    return [
      ...own,
      ...loved.map((one) => kept(drawArea(random, words, { ...one, title: null, home: false, locale }), personId)),
    ]
  }
  const all = MAKERS.map((maker) => {
    const id = random.uuid()
    const drawn = drawnBy(maker, id)
    return { person: registered(random, maker, id, drawn), drawn }
  })
  return { makers: all.map(({ person }) => person), drawn: all.flatMap(({ drawn }) => drawn) }
}

/** Gives the places of a region one after the other, each under each of its names, before any comes again. */
function placesOf(random: Random) {
  const left = new Map<RegionName, { spot: Spot; title: string | null }[]>()
  return (region: RegionName): { spot: Spot; title: string | null } => {
    const next = left.get(region)?.pop()
    if (next) return next
    const again = left.has(region)
    const [first, ...others] = random.shuffled(
      REGIONS[region].flatMap((spot) => spot.titles.map((title) => ({ spot, title: again ? null : title }))),
    )
    left.set(region, others)
    return first ?? { spot: random.pick(REGIONS[region]), title: null }
  }
}

/** A person who registered to draw their first area. */
function registered(random: Random, { name, city, locale }: Maker, id: string, drawn: SeededArea[]): SeededPerson {
  const first = Math.min(...drawn.map(({ createdAt }) => createdAt.getTime()))
  return {
    id,
    name,
    email: addressOf(name),
    locale,
    owner: false,
    organization: null,
    city,
    showName: random.chance(0.35),
    showProfile: random.chance(0.25),
    registeredAt: new Date(first - random.between(3, 90) * 60_000),
  }
}
