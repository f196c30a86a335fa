import { paths, pathOf } from '@fieldfare/shared/paths.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Kind, topKinds } from '../../content/kind.ts'
import {
  type Happening,
  type Source,
  sawSince,
  type HappeningName,
  type Window,
} from '../../content/alert/happening.ts'

/** Returns the kinds that everyone may read; kinds for members alone have their own sources of alerts. */
const newKinds = () => topKinds().filter(({ link }) => link !== null)

const inWindow = (column: string, { since, until }: Window) =>
  sql`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${until}`

/** SQL of new content of one kind by other people, for everyone who was a member when it was added. */
const newOf = ({ kind, title }: Kind, window: Window, personId?: string) => sql`
  select s.person_id, ${sql.lit(kind)}::text as what, i.id as subject, i.community_id, ${sql.ref(`i.${title}`)} as title, 1 as count,
    i.created_at as at
  from ${sql.table(kind)} i
  join community on community.id = i.community_id and community.deleted_at is null and community.seen
  join subscription s on s.community_id = i.community_id and s.left_at is null and s.seen
  where i.deleted_at is null and ${inWindow('i.created_at', window)} and i.created_by <> s.person_id
    and s.joined_at <= i.created_at and ${personId ? sql`s.person_id = ${personId}` : sql`true`}
    and not ${sawSince(sql`s.person_id`, [sql`i.id`, sql`i.community_id`], sql`i.created_at`)}`

const selectNew = (window: Window, personId?: string): RawBuilder<Happening> =>
  sql.join<Happening>(
    newKinds().map((kind) => newOf(kind, window, personId)),
    sql` union all `,
  )

const isThere = (kind: Kind) =>
  sql`when ${sql.lit(kind.kind)} then exists (select from ${sql.table(kind.kind)} i where i.id = c.subject and i.deleted_at is null)`

/** Alerts of new content in a person's communities, of every kind that everyone may read. */
export const newContent: Source = {
  topic: 'content',
  mine: selectNew,
  all: selectNew,
  get due() {
    return sql<boolean>`(case c.what ${sql.join(newKinds().map(isThere), sql` `)} else false end
      and not ${sawSince(sql`c.person_id`, [sql`c.subject`, sql`c.community_id`], sql`c.at`)})`
  },
  path(what: HappeningName, subject, communityId) {
    const kind = newKinds().find((one) => one.kind === what)
    if (!kind?.link) return null
    if ('page' in kind.link) return pathOf(kind.link.page, subject)
    return `${paths.community(communityId ?? '')}?${kind.link.search}=${subject}`
  },
}
