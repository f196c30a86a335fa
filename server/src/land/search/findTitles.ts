import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { type FoundTitle, nearby, PLACE_LETTERS_MIN } from '@fieldfare/shared/search.ts'
import { searchText } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { read } from '../../platform/call/call.ts'
import { titlesLike } from './titleRows.ts'

const degrees = (max: number) => z.number().min(-max).max(max).transform(nearby)
const TitleQuery = z.strictObject({
  text: searchText(SEARCH_MAX, PLACE_LETTERS_MIN),
  /** The middle of the map, rounded to a tenth of a degree: of titles that match equally well, the nearest to it come first. */
  near: z.strictObject({ lng: degrees(180), lat: degrees(90) }).optional(),
})

/** Finds, by title, communities and areas that the caller may see, the best match first; typing errors are tolerated. */
export const findTitles = read('title.find', TitleQuery).query(({ input, ctx }): Promise<FoundTitle[]> =>
  titlesLike(ctx.db, input, ctx.who),
)
