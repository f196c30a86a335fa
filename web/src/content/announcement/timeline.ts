/** One advert of every so many entries in a list of one's areas. */
const EVERY = 10
/** Early enough that most people see it, late enough that the list begins with what is theirs. */
const FIRST = 3

/** Tells whether an advert follows this entry of a list, counted from 0: the third, then each tenth after it; always between two. */
export const isBeforeAdvert = (index: number, count: number): boolean =>
  (index + 1) % EVERY === FIRST && index + 1 < count
