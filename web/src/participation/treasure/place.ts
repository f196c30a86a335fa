import type { Place, TreasureView } from '@fieldfare/shared/treasure.ts'

/** The place of a treasure that is shown to its reader: exactly, if they may know that. */
export const shownPlace = ({ place, mine }: Pick<TreasureView, 'place' | 'mine'>): Place => mine?.exact ?? place
