import type { ContentCounts, TopCounts } from '@fieldfare/shared/content.ts'
import { KINDS } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import { allKinds, type Kind, topKinds } from './kind.ts'

/** SQL that counts, by feed, the content of each kind directly in a community; `community` is the column with the community's id. */
export const countsIn = (community: string): RawBuilder<TopCounts> =>
  counts(
    topKinds(),
    ({ kind }) => sql`select count(*)::integer from ${sql.table(kind)} item
    where item.community_id = ${sql.ref(community)} and item.deleted_at is null`,
  )

/** SQL that counts, by kind, the content that is deleted when a community is: all of its content that is not deleted yet. */
export const contentsOf = (communityId: string): RawBuilder<ContentCounts> =>
  counts(allKinds(), (kind) => sql`select count(*)::integer from ${visibleIn(kind, communityId)} item`)

/** SQL of the votes for a person's content minus those against it. Deleted content counts, since deleting does not undo others' opinion. */
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

/** SQL that counts the photos that the content of a community shows. */
export const photosIn = (communityId: string): RawBuilder<number> =>
  sql`(${sql.join(
    allKinds().map(
      (kind) => sql`(select count(*)::integer from ${visibleIn(kind, communityId)} item
        join photo on photo.subject_id = item.id and photo.subject_kind = ${sql.lit(kind.kind)})`,
    ),
    sql` + `,
  )})`

/** SQL of the ids of a kind's content in a community, without deleted content and content of a deleted parent. */
const visibleIn = ({ kind, parent }: Kind, communityId: string): RawBuilder<unknown> =>
  parent
    ? sql`(select item.id from ${sql.table(kind)} item
        join ${sql.table(parent.kind)} parent on parent.id = ${sql.ref(`item.${parent.column}`)}
        where parent.community_id = ${communityId} and parent.deleted_at is null and item.deleted_at is null)`
    : sql`(select item.id from ${sql.table(kind)} item where item.community_id = ${communityId} and item.deleted_at is null)`

const counts = <T>(kinds: Kind[], count: (kind: Kind) => RawBuilder<unknown>): RawBuilder<T> =>
  sql`json_build_object(${sql.join(kinds.flatMap((each) => [sql.lit(KINDS[each.kind].feed), sql`(${count(each)})`]))})`
