import type { PictureSize } from '@fieldfare/shared/card.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Level, RATING_MAX } from '@fieldfare/shared/limits.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { shortLinkTo } from '@fieldfare/shared/shortCode.ts'
import { fill } from '@fieldfare/shared/translate.ts'
import { sql } from 'kysely'
import { photoFile } from '../../content/photo/rows.ts'
import { asOutline } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { PhotoStore } from '../../platform/photoStore/store.ts'
import { areaView } from '../area/rows.ts'
import { inScope } from '../community/rows.ts'
import type { Content } from './pictures.ts'
import type { Subject } from './subjectCard.ts'

/** The kinds of subjects that have pictures. Threads and treasures use the picture of their community, so that no picture shows a hidden place. */
export const PICTURED = ['areas', 'communities'] as const
export type Pictured = (typeof PICTURED)[number]

/** The content of a picture as everyone may see it, without size and language. */
export interface Facts extends Pick<Subject, 'title' | 'geometry' | 'level' | 'words'> {
  version: number
  /** The rating of an area, from 1 to 10; null for a community. */
  rating: number | null
  /** The name of the maker if they show it, else null. */
  maker: string | null
  photoId: string | null
  /** The path of the subject's page. */
  page: string
}

/** Reads the content of a picture; null if the subject is not public. */
export async function picturedFacts(db: Tx, kind: Pictured, id: string): Promise<Facts | null> {
  if (kind === 'areas') {
    const { view } = await areaView(db, id)
    if (!view) return null
    const { title, geometry, level, rating, version, description = '', creator, photos = [] } = view
    // A reported story (description and photos) is left out until an admin has decided.
    const isTold = (description !== '' || photos.length > 0) && !(await isReported(db, id))
    return {
      title,
      geometry,
      level,
      rating,
      version,
      page: paths.area(id),
      words: isTold ? description : '',
      photoId: (isTold && photos[0]?.id) || null,
      maker: creator?.name ?? null,
    }
  }
  const row = await inScope(db, { scope: 'one', id })
    .select(['community.title', 'community.description', 'community.version', asOutline('community').as('geometry')])
    .executeTakeFirst()
  if (!row) return null
  const { title, description, version, geometry } = row
  return {
    title,
    geometry,
    version,
    words: description,
    page: shortLinkTo(id),
    level: null,
    rating: null,
    maker: null,
    photoId: null,
  }
}

/** The content of a picture of a map alone. */
export interface LandFacts {
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
}

/** Reads the shape of a public area or community; null if it is not public. */
export async function landFacts(db: Tx, kind: Pictured, id: string): Promise<LandFacts | null> {
  if (kind === 'areas') return (await areaLand(db, id).where('seen', '=', true).executeTakeFirst()) ?? null
  const row = await inScope(db, { scope: 'one', id }).select(asOutline('community').as('geometry')).executeTakeFirst()
  return row ? { geometry: row.geometry, level: null } : null
}

/** Reads the shape of a person's own area, public or not; null if it is not theirs. */
export const ownLandFacts = async (db: Tx, personId: string, id: string): Promise<LandFacts | null> =>
  (await areaLand(db, id).where('created_by', '=', personId).executeTakeFirst()) ?? null

const areaLand = (db: Tx, id: string) =>
  db
    .selectFrom('area')
    .select(['level', asOutline('area').as('geometry')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

/** Returns those of the given ids whose area or community everyone may see. */
export async function seenAmong(db: Tx, kind: Pictured, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom(kind === 'areas' ? 'area' : 'community')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where('seen', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

const isReported = async (db: Tx, areaId: string): Promise<boolean> =>
  (await db
    .selectFrom('story_report')
    .select('area_id')
    .where('area_id', '=', areaId)
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Reads a public photo; null if it is no longer public, or its file is missing. */
export async function publicPhoto(db: Tx, photos: PhotoStore, id: string | null): Promise<Uint8Array | null> {
  const file = id && (await photoFile(db, id))
  return file && file.isPublic ? photos.get(file, 'full') : null
}

/** Returns the line of text with an area's level and rating; empty for a community. */
export const factsLine = (texts: Pick<Messages, 'area' | 'link'>, { level, rating }: Pick<Facts, 'level' | 'rating'>) =>
  level ? fill(texts.link.area, { level: texts.area.level[level], rating: rating ?? '', max: RATING_MAX }) : ''

/** Returns the site's texts on pictures. */
export const wordsOfSite = ({ story, community }: Pick<Messages, 'story' | 'community'>) => ({
  ask: story.card.ask,
  how: community.invite.sheetHow,
})

/** Reads the photo and returns the content of a picture in a size and a language. */
export async function contentOf(
  db: Tx,
  photos: PhotoStore,
  facts: Facts,
  { size, texts, publicUrl }: { size: PictureSize; texts: Messages; publicUrl: string },
): Promise<Content> {
  const photo = await publicPhoto(db, photos, facts.photoId)
  // The photo's file may be unavailable for a while, if its store is.
  const isPoor = facts.photoId !== null && !photo
  return { shown: subjectOf(facts, { size, photo, texts, publicUrl }), isPoor }
}

/** Returns the subject of a picture in a size and a language. */
function subjectOf(
  facts: Facts,
  {
    size,
    photo,
    texts,
    publicUrl,
  }: { size: PictureSize; photo: Uint8Array | null; texts: Messages; publicUrl: string },
): Subject {
  const { title, geometry, level, words, maker, page } = facts
  return {
    size,
    title,
    geometry,
    level,
    words,
    photo,
    facts: maker ? fill(texts.area.detail.by, { name: maker }) : factsLine(texts, facts),
    ...wordsOfSite(texts),
    address: publicUrl + page,
  }
}
