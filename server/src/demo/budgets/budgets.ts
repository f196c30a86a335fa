import { DAY_MS, type Objective } from '@fieldfare/shared/limits.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { Content } from '../content.ts'
import { type Random, seeded } from '../random.ts'
import type { SeededArea, SeededPerson } from '../seeded.ts'
import { AMOUNTS, BUDGET_WORDS, GOALS } from './budgetWords.ts'

/** Changing it changes every budget. */
const SEED = 20_261_124
const [HAVE_ONE, CHANGE_IT, AGREE, GIVE_LAND, SAY_WHY] = [0.85, 0.2, 0.88, 0.35, 0.4]
/** At most this many of one's areas get a share. */
const AREAS_MAX = 4

export interface DemoBudget {
  id: string
  personId: string
  locale: Locale
  /** Amounts are cents; each split adds up to `cents`. */
  cents: number
  reason: string
  locations: { kind: 'area' | 'community'; id: string; cents: number }[]
  locationsReason: string
  objectives: { objective: Objective; cents: number }[]
  objectivesReason: string
  otherName: string
  savedAt: Date
}
interface DemoBudgets {
  budgets: DemoBudget[]
  /** Those of their people who take part in the study of the demo, and since when. */
  agreed: { personId: string; locale: Locale; at: Date }[]
}

/**
 * Nature budgets of most of the invented people who have drawn; some saved a second one later. None of anybody who can sign in.
 * @param joined the communities of each person, in an order that stays
 */
export function demoBudgets({ people, areas }: Content, joined: Map<string, string[]>, now: Date): DemoBudgets {
  const random = seeded(SEED)
  const say = speaker(random)
  const makers = people.filter(({ owner }) => !owner)
  const all = makers.flatMap((person) => {
    const drawn = areas
      .filter(({ personId }) => personId === person.id)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    const [first] = drawn
    if (!first || !random.chance(HAVE_ONE)) return []
    const from = first.createdAt.getTime() + random.between(0.02, 0.09) * DAY_MS
    const moments = [random.between(from, Math.min(from + 60 * DAY_MS, now.getTime()))]
    if (random.chance(CHANGE_IT)) moments.push(random.between(moments[0] ?? from, now.getTime()))
    const [at = from] = moments
    const agreed = random.chance(AGREE) ? new Date(at - random.between(3, 12) * 60_000) : null
    const lands = joined.get(person.id) ?? []
    return { person, agreed, budgets: moments.map((moment) => budget(random, say, person, drawn, lands, moment)) }
  })
  return {
    budgets: all.flatMap(({ budgets }) => budgets),
    agreed: all.flatMap(({ person: { id, locale }, agreed }) => (agreed ? { personId: id, locale, at: agreed } : [])),
  }
}

function budget(
  random: Random,
  say: Speaker,
  { id: personId, locale }: SeededPerson,
  drawn: SeededArea[],
  lands: string[],
  moment: number,
): DemoBudget {
  const cents = Math.round(random.weighted(AMOUNTS) * 100)
  const mine = drawn.filter(({ createdAt }) => createdAt.getTime() < moment)
  const chosen = random.shuffled(mine).slice(0, random.whole(1, AREAS_MAX))
  const places = [
    ...chosen.map(({ id, data }) => ({ weight: data.rating, to: { kind: 'area' as const, id } })),
    ...(lands.length > 0 && random.chance(GIVE_LAND)
      ? [{ weight: random.whole(3, 9), to: { kind: 'community' as const, id: random.pick(lands) } }]
      : []),
  ]
  const goals = GOALS.filter(({ chosen: probability }, at) => random.chance(probability) || at === 0).map(
    ({ objective, weight: [low, high] }) => ({ weight: random.between(low, high), to: { objective } }),
  )
  const otherName = goals.some(({ to }) => to.objective === 'other') ? say(locale, 'others') : ''
  return {
    id: random.uuid(),
    personId,
    locale,
    cents,
    reason: random.chance(SAY_WHY) ? say(locale, 'amount') : '',
    locations: shared<{ kind: 'area' | 'community'; id: string }>(cents, places),
    locationsReason: random.chance(SAY_WHY) ? say(locale, 'places') : '',
    objectives: shared(cents, goals),
    objectivesReason: random.chance(SAY_WHY) ? say(locale, 'goals') : '',
    otherName,
    savedAt: new Date(moment),
  }
}

/** Shares as people set them, in round amounts, with the rest for the one that weighs most: together `cents`, none of them nothing. */
function shared<T>(cents: number, parts: { weight: number; to: T }[]): (T & { cents: number })[] {
  const step = cents >= 10_000 ? 500 : cents >= 2_000 ? 100 : 50
  const [first, ...others] = parts.toSorted((a, b) => b.weight - a.weight)
  if (!first) return []
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  const given = others.map(({ weight, to }) => {
    return { ...to, cents: Math.max(1, Math.floor((cents * weight) / whole / step)) * step }
  })
  return [{ ...first.to, cents: cents - given.reduce((sum, share) => sum + share.cents, 0) }, ...given]
}

type Words = keyof (typeof BUDGET_WORDS)[Locale]
type Speaker = (locale: Locale, about: Words) => string

/** Says everything once, in an order of its own, and then nothing; names of a goal come again. */
function speaker(random: Random): Speaker {
  const left = new Map<string, string[]>()
  return (locale, about) => {
    const key = `${locale} ${about}`
    const fresh = () => random.shuffled(BUDGET_WORDS[locale][about])
    let words = left.get(key) ?? fresh()
    if (words.length === 0 && about === 'others') words = fresh()
    left.set(key, words.slice(1))
    return words[0] ?? ''
  }
}
