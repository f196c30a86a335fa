import type { Place, TreasureView } from '@fieldfare/shared/treasure.ts'

/** Returns the place of a treasure to show: the exact place if the reader may know it, else the public one. */
export const shownPlace = ({ place, mine }: Pick<TreasureView, 'place' | 'mine'>): Place => mine?.exact ?? place
