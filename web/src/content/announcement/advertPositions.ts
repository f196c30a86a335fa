/** The number of entries between two adverts in the list of a person's own areas. */
const EVERY = 10
/** The entry that the first advert follows: early enough for most people to see the advert, but after some areas of their own. */
const FIRST = 3

/** Tells whether an advert follows this entry (index from 0): the third entry and every tenth after it, but never the last of the list. */
export const isBeforeAdvert = (index: number, count: number): boolean =>
  (index + 1) % EVERY === FIRST && index + 1 < count
