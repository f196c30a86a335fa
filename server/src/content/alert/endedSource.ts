import type { TopKind } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Happening, type HappeningName, type Source, sawSince, type Window } from './happening.ts'

interface Ending {
  kind: TopKind
  /** The column with the time of the end. */
  endedAt: string
  what: HappeningName
  path: (id: string) => string
}

/** Makes the source of alerts that content of a kind has ended, for people who were members at its end and have not seen it since. */
export function endedSource({ kind, endedAt, what, path }: Ending): Source {
  const ended = sql.ref(`i.${endedAt}`)
  const selectEnded = ({ since, until }: Window, personId?: string): RawBuilder<Happening> => sql<Happening>`
    select s.person_id, ${sql.lit(what)}::text as what, i.id as subject, i.community_id, i.title, 1 as count, ${ended} as at
    from ${sql.table(kind)} i
    join community on community.id = i.community_id and community.deleted_at is null and community.seen
    join subscription s on s.community_id = i.community_id and s.left_at is null and s.seen
    where i.deleted_at is null and ${ended} > ${since} and ${ended} <= ${until} and s.joined_at <= ${ended}
      and ${personId ? sql`s.person_id = ${personId}` : sql`true`}
      and not ${sawSince(sql`s.person_id`, [sql`i.id`], ended)}`
  return {
    topic: 'results',
    mine: selectEnded,
    all: selectEnded,
    due: sql<boolean>`(exists (select from ${sql.table(kind)} i where i.id = c.subject and i.deleted_at is null)
      and not ${sawSince(sql`c.person_id`, [sql`c.subject`], sql`c.at`)})`,
    path: (happened, subject) => (happened === what ? path(subject) : null),
  }
}
