import type {
  AdvertView,
  AnnouncementState,
  CurrentAdverts,
  CurrentNotice,
  NoticeRecord,
} from '@fieldfare/shared/announcement.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { photosOf } from '../photo/rows.ts'

const started = sql<boolean>`(starts_at is null or starts_at <= now())`
const going = sql<boolean>`(ends_at is null or ends_at > now())`
const forReader = (locale: Locale) => sql<boolean>`(locale is null or locale = ${locale})`
/** SQL of an instant in ISO 8601, as `Date.toJSON` writes it. */
const iso = (instant: RawBuilder<unknown>) =>
  sql<string | null>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Reads the newest active advert of each position for readers of this language. */
export async function currentAdverts(db: Tx, locale: Locale): Promise<CurrentAdverts> {
  const rows = await db
    .selectFrom('advert')
    .distinctOn('position')
    .select(['id', 'position', 'title', 'body', 'link', 'created_at', photosOf('advert').as('images')])
    .where('active', '=', true)
    .where(started)
    .where(going)
    .where(forReader(locale))
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const next = await db
    .selectFrom('advert')
    .select(
      iso(sql`least(min(starts_at) filter (where starts_at > now()), min(ends_at) filter (where ends_at > now()))`).as(
        'at',
      ),
    )
    .where('active', '=', true)
    .where(forReader(locale))
    .executeTakeFirst()
  return {
    adverts: rows.map(({ images, created_at, ...row }) => ({
      ...row,
      image: images[0] ?? null,
      createdAt: created_at.toISOString(),
    })),
    changesAt: next?.at ?? null,
  }
}

/** Reads the newest active notice for readers of this language. */
export async function currentNotice(db: Tx, locale: Locale): Promise<CurrentNotice> {
  const active = db.selectFrom('site_notice').where('active', '=', true).where(going).where(forReader(locale))
  const notice = await active
    .select(['id', 'title', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const next = await active.select(iso(sql`min(ends_at)`).as('at')).executeTakeFirst()
  if (!notice) return { notice: null, changesAt: next?.at ?? null }
  const { created_at, ...shown } = notice
  return { notice: { ...shown, createdAt: created_at.toISOString() }, changesAt: next?.at ?? null }
}

/** SQL that tells whether a newer advert of the same position, or newer notice, replaces the row for all its readers. */
const hasNewer = (table: 'advert' | 'site_notice') => sql<boolean>`exists (select from ${sql.table(table)} newer
  where newer.active and (newer.ends_at is null or newer.ends_at > now())
    ${table === 'advert' ? sql`and newer.position = advert.position and (newer.starts_at is null or newer.starts_at <= now())` : sql``}
    and (newer.locale is null or newer.locale = ${sql.ref(`${table}.locale`)})
    and (newer.created_at, newer.id) > (${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}))`

const stateOf = (table: 'advert' | 'site_notice') => sql<AnnouncementState>`case when not active then 'off'
  when not ${going} then 'over'
  ${table === 'advert' ? sql`when not ${started} then 'later'` : sql``}
  when ${hasNewer(table)} then 'behind' else 'shown' end`

/** Selects all adverts, as their editors see them. */
export const adverts = (db: Tx) =>
  db
    .selectFrom('advert')
    .select(['id', 'position', 'title', 'body', 'link', 'locale', 'starts_at', 'ends_at', 'active', 'version'])
    .select(['created_at', photosOf('advert').as('images'), stateOf('advert').as('state')])

export const siteNotices = (db: Tx) =>
  db
    .selectFrom('site_notice')
    .select(['id', 'title', 'body', 'locale', 'ends_at', 'active', 'version', 'created_at'])
    .select(stateOf('site_notice').as('state'))

type AdvertRow = Awaited<ReturnType<ReturnType<typeof adverts>['executeTakeFirstOrThrow']>> & { images: PhotoView[] }
type NoticeRow = Awaited<ReturnType<ReturnType<typeof siteNotices>['executeTakeFirstOrThrow']>>

export function toAdvert({ images, starts_at, ends_at, created_at, ...row }: AdvertRow): AdvertView {
  return {
    ...row,
    image: images[0] ?? null,
    from: starts_at?.toISOString() ?? null,
    until: ends_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }
}

export const toNotice = ({ ends_at, created_at, ...row }: NoticeRow): NoticeRecord => ({
  ...row,
  until: ends_at?.toISOString() ?? null,
  createdAt: created_at.toISOString(),
})
