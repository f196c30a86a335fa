import type { Noun } from '../../platform/noun.ts'
import type { GivenByDay } from './countFigures.ts'
import { figuresWith } from './siteFigures.ts'

/** The noun (feature) of the site's totals over time, including what people gave. */
export const siteFiguresNoun = (given: GivenByDay) =>
  ({ calls: { feed: { admin: { figures: figuresWith(given) } } } }) satisfies Noun
