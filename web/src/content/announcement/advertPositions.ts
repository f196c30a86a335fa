/** The number of entries between two adverts in a list of one's areas. */
const EVERY = 10
/** The entry that the first advert follows: early enough for most people to see it, but after some areas of their own. */
const FIRST = 3

/** Tells whether an advert follows this entry of a list, counted from 0: the third, then each tenth after it; always between two. */
export const isBeforeAdvert = (index: number, count: number): boolean =>
  (index + 1) % EVERY === FIRST && index + 1 < count
