import type { Analitics, AreaData } from '@fieldfare/shared/area.ts'
import type { ACTIVITIES, FREQUENCIES, Level } from '@fieldfare/shared/limits.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { z } from 'zod'
import type { Landscape, Spot } from './places/spot.ts'
import type { Random } from './random.ts'
import { type Outline, place, shapeIn } from './shapes.ts'
import type { Writer } from './words/writer.ts'

export interface DrawnArea {
  measure: AreaShape
  data: AreaData
  analitics: z.output<typeof Analitics>
}

type Weights<K> = readonly (readonly [K, number])[]
type Activity = (typeof ACTIVITIES)[number]

const DONE_THERE: Record<Landscape, readonly Activity[]> = {
  beach: ['walking or running', 'playing or sitting', 'watching nature', 'water sports'],
  dune: ['walking or running', 'watching nature', 'cycling'],
  saltmarsh: ['watching nature', 'walking or running'],
  flat: ['watching nature', 'walking or running', 'water sports'],
  forest: ['walking or running', 'cycling', 'playing or sitting', 'watching nature', 'mountain sports'],
  heath: ['walking or running', 'watching nature', 'cycling'],
  stream: ['walking or running', 'watching nature', 'playing or sitting', 'cycling'],
  lake: ['water sports', 'walking or running', 'winter sports', 'playing or sitting'],
  marsh: ['watching nature', 'walking or running', 'water sports'],
  hill: ['walking or running', 'cycling', 'touring by car or motor', 'watching nature'],
  polder: ['cycling', 'watching nature', 'walking or running', 'touring by car or motor'],
  park: ['walking or running', 'playing or sitting', 'cycling'],
}
const RATINGS: Weights<number> = [
  [10, 10],
  [9, 23],
  [8, 33],
  [7, 17],
  [6, 9],
  [5, 4],
  [4, 2],
  [3, 1],
  [2, 0.6],
  [1, 0.4],
]
const AT_HOME: Weights<(typeof FREQUENCIES)[number]> = [
  ['daily', 12],
  ['weekly', 38],
  ['monthly', 28],
  ['few_times_a_year', 17],
  ['yearly', 5],
]
const AWAY: Weights<(typeof FREQUENCIES)[number]> = [
  ['monthly', 8],
  ['few_times_a_year', 40],
  ['yearly', 32],
  ['rarely', 17],
  ['never', 3],
]
const LEVELS_AT_HOME: Weights<Level> = [
  ['neighborhood', 48],
  ['living area', 38],
  ['country', 11],
  ['world', 3],
]
const LEVELS_AWAY: Weights<Level> = [
  ['neighborhood', 8],
  ['living area', 34],
  ['country', 45],
  ['world', 13],
]
/** Half the length of what people draw, in metres. */
const LENGTHS: Record<Level, readonly [number, number]> = {
  neighborhood: [180, 600],
  'living area': [600, 2000],
  country: [1200, 5000],
  world: [1500, 12_000],
}
/** Metres from which a place is drawn whole, as something of the country or the world. */
const VAST = 5000
const VAST_LENGTHS = [6000, 20_000] as const

/** An area as a person would draw and describe it. `title` is the place's name; null for a name of the person's own. Without a `level` they choose one. */
export function drawArea(
  random: Random,
  words: Writer,
  {
    spot,
    title,
    home,
    locale,
    level: given,
  }: { spot: Spot; title: string | null; home: boolean; locale: Locale; level?: Level },
): DrawnArea {
  const vast = spot.reach >= VAST
  const ofAll = spot.land === 'flat' ? 'world' : 'country'
  const level = given ?? (vast ? ofAll : random.weighted(home ? LEVELS_AT_HOME : LEVELS_AWAY))
  const rating = random.weighted(RATINGS)
  const measure = outlineOn(random, spot, vast ? VAST_LENGTHS : LENGTHS[level])
  const mode = random.weighted([
    ['mouse', 55],
    ['touch', 40],
    ['keyboard', 5],
  ] as const)
  const vertices = (measure.coordinates[0]?.length ?? 1) - 1
  return {
    measure,
    data: {
      level,
      title: (locale === 'nl-nl' && title) || words.title(locale, spot.land),
      description: random.chance(0.25) ? words.description(locale) : '',
      descriptionPublic: true,
      photoIds: [],
      rating,
      explanation: random.chance(0.75) ? words.explanation(locale, spot.land, rating) : '',
      frequency: random.weighted(home ? AT_HOME : AWAY),
      activities: random.shuffled(DONE_THERE[spot.land]).slice(0, random.whole(1, 3)),
      priority: priorityOf(random, rating),
      relationship: random.chance(0.1) ? null : random.chance(0.08) ? 'work' : home ? 'inhabitant' : 'tourist',
    },
    analitics: {
      mode,
      vertices,
      seconds: Math.round(vertices * random.between(1.5, 5)),
      zoom: Math.round(random.between(11, 16) * 10) / 10,
      device: mode === 'touch' ? 'phone' : 'desk',
    },
  }
}

function priorityOf(random: Random, rating: number): AreaData['priority'] {
  if (random.chance(0.25)) return null
  return random.chance(rating <= 6 ? 0.8 : 0.35) ? 'strengthened' : 'maintained'
}

/** Keeps a shape within its landscape. */
function outlineOn(random: Random, spot: Spot, [shortest, longest]: readonly [number, number]) {
  const { reach, thin = 0.75 } = spot
  const length = Math.min(reach * random.between(0.5, 1), shortest * (longest / shortest) ** random.next())
  const width = Math.min(reach * thin, length * Math.max(thin, 0.3) * random.between(0.65, 1.05))
  const along = spot.along ?? random.between(0, 180)
  const [angle, far] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next())]
  const at = place(
    { at: spot.at, along },
    (reach - length) * far * Math.cos(angle),
    (reach * thin - width) * far * Math.sin(angle),
  )
  return shapeIn(random, { at, length, width, along }, outlineOf(random, spot))
}

function outlineOf(random: Random, { land, thin = 0.75 }: Spot): Outline {
  if (land === 'beach' || land === 'stream' || thin < 0.3) return 'strip'
  if (land === 'park' || land === 'polder') return random.chance(0.65) ? 'block' : 'blob'
  return land === 'forest' && random.chance(0.3) ? 'block' : 'blob'
}
