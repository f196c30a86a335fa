import { sql } from 'kysely'
import type { Kind } from '../../content/kind.ts'
import { pollView } from './rows.ts'

export const poll: Kind<'poll'> = {
  kind: 'poll',
  parent: null,
  title: 'title',
  words: 'title',
  editable: false,
  exported: `community_id, title, description, until, results,
    (select json_agg(o.value order by o.position) from poll_option o where o.poll_id = poll.id) as options`,
  link: { page: 'poll', text: 'poll', read: pollView },
  view: pollView,
  asks: {
    open: sql<boolean>`(poll.until is null or poll.until > clock_timestamp())`,
    answered: (id, person) =>
      sql<boolean>`exists (select from poll_vote v where v.poll_id = ${id}::uuid and v.person_id = ${person})`,
  },
  participants: {
    of: (id) => sql`select person_id from poll_vote where poll_id = ${id}`,
    ended: (id) => sql<boolean>`exists (select from poll where id = ${id} and until <= clock_timestamp())`,
  },
}
