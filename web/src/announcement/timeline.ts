import { TIMELINE_EVERY } from '@fieldfare/shared/announcement.ts'

/** Early enough that most people see it, late enough that the list begins with what is theirs. */
const FIRST = 3

/** Whether an advert follows this entry of a list, counted from 0: the third, then each tenth after it; always between two. */
export const isBeforeAdvert = (index: number, count: number): boolean =>
  (index + 1) % TIMELINE_EVERY === FIRST && index + 1 < count
