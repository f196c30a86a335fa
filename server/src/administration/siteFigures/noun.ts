import type { Noun } from '../../platform/noun.ts'
import type { GivenByDay } from './countFigures.ts'
import { figuresWith } from './siteFigures.ts'

/** Totals of the site over time, with what people gave. */
export const siteFiguresNoun = (given: GivenByDay) =>
  ({ calls: { feed: { admin: { figures: figuresWith(given) } } } }) satisfies Noun
