import { sql } from 'kysely'
import type { OtherSubject } from '../../content/photo/otherSubjects.ts'

const isPublic = sql`area.deleted_at is null and area.seen and area.description_public`

/** The photos of areas: public as long as the description is public; the maker may change that at any time. */
export const areaPhotos: OtherSubject = {
  kind: 'area',
  shown: sql<boolean>`${isPublic} and area.story_hidden_at is null`,
  hidden: sql<boolean>`${isPublic} and area.story_hidden_at is not null`,
}
