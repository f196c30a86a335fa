import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { COARSE_DEGREES } from '@fieldfare/shared/treasure.ts'
import { sql } from 'kysely'
import { asAuthor } from '../account/author.ts'
import type { Tx } from '../db/tables.ts'

/** The place as everyone may know it: where it is hidden, the middle of the coarse square that it lies in. */
const shownPlace = sql<{ lng: number; lat: number }>`case when place_hidden
  then json_build_object(
    'lng', round(((floor(ST_X(treasure.geom) / ${COARSE_DEGREES}) + 0.5) * ${COARSE_DEGREES})::numeric, 4),
    'lat', round(((floor(ST_Y(treasure.geom) / ${COARSE_DEGREES}) + 0.5) * ${COARSE_DEGREES})::numeric, 4))
  else json_build_object('lng', ST_X(treasure.geom), 'lat', ST_Y(treasure.geom)) end`

/** Treasures that are there, in communities that everyone may see. */
const treasures = (db: Tx) =>
  db
    .selectFrom('treasure')
    .innerJoin('community', 'community.id', 'treasure.community_id')
    .innerJoin('photo', 'photo.id', 'treasure.photo_id')
    .where('treasure.hidden_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('community.seen', '=', true)
    .select(['treasure.id', 'treasure.community_id', 'treasure.title', 'treasure.description', 'treasure.place_hidden'])
    .select(['treasure.created_at', 'treasure.version', 'treasure.photo_id', 'photo.width', 'photo.height'])
    .select([asAuthor('treasure.created_by').as('creator'), shownPlace.as('place')])

type Row = Awaited<ReturnType<ReturnType<typeof treasures>['executeTakeFirstOrThrow']>>

const toView = (row: Row): Omit<TreasureView, 'mine'> => ({
  id: row.id,
  communityId: row.community_id,
  title: row.title,
  description: row.description,
  place: row.place,
  placeHidden: row.place_hidden,
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  photo: { id: row.photo_id, width: row.width, height: row.height },
  version: row.version,
})

/** One treasure as everyone sees it; null when there is none, or it was removed. */
export async function oneTreasure(db: Tx, id: string): Promise<Omit<TreasureView, 'mine'> | null> {
  const row = await treasures(db).where('treasure.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}
