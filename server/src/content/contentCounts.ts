import type { ContentCounts, TopCounts } from '@fieldfare/shared/content.ts'
import { KINDS } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import { allKinds, type Kind, topKinds } from './kind.ts'

/** Counts the content of each kind that lies directly in a community, by feed. `community` names the id's column. */
export const countsIn = (community: string): RawBuilder<TopCounts> =>
  counts(
    topKinds(),
    ({ kind }) => sql`select count(*)::integer from ${sql.table(kind)} item
    where item.community_id = ${sql.ref(community)} and item.deleted_at is null`,
  )

/** Counts the content of each kind that goes with a community: all in it that is not deleted. */
export const contentsOf = (communityId: string): RawBuilder<ContentCounts> =>
  counts(allKinds(), (kind) => sql`select count(*)::integer from ${visibleIn(kind, communityId)} item`)

/** Net votes that a person's content received; deleted content counts, too: deleting does not undo what others thought. */
export const karmaOf = (person: string): RawBuilder<number> =>
  sql`(${sql.join(
    allKinds()
      .filter(({ voted }) => voted)
      .map(
        ({ kind }) => sql`(select coalesce(sum(up - down), 0)::integer from ${sql.table(kind)} item
        where item.created_by = ${sql.ref(person)})`,
      ),
    sql` + `,
  )})`

/** Counts the photos that the content of a community shows. */
export const photosIn = (communityId: string): RawBuilder<number> =>
  sql`(${sql.join(
    allKinds().map(
      (kind) => sql`(select count(*)::integer from ${visibleIn(kind, communityId)} item
        join photo on photo.subject_id = item.id and photo.subject_kind = ${sql.lit(kind.kind)})`,
    ),
    sql` + `,
  )})`

/** The ids of a kind in a community, without what is deleted or lies in something deleted. */
const visibleIn = ({ kind, parent }: Kind, communityId: string): RawBuilder<unknown> =>
  parent
    ? sql`(select item.id from ${sql.table(kind)} item
        join ${sql.table(parent.kind)} parent on parent.id = ${sql.ref(`item.${parent.column}`)}
        where parent.community_id = ${communityId} and parent.deleted_at is null and item.deleted_at is null)`
    : sql`(select item.id from ${sql.table(kind)} item where item.community_id = ${communityId} and item.deleted_at is null)`

const counts = <T>(kinds: Kind[], count: (kind: Kind) => RawBuilder<unknown>): RawBuilder<T> =>
  sql`json_build_object(${sql.join(kinds.flatMap((each) => [sql.lit(KINDS[each.kind].feed), sql`(${count(each)})`]))})`
