import { randomUUID } from 'node:crypto'
import { ImportOpinion, type OpinionView } from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import { addContent, insertContent } from '../../content/add.ts'
import { loadsCommunity } from '../../content/load.ts'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { opinion } from './kind.ts'
import { type Exported, readExported } from './exportedVotes.ts'

/**
 * Imports a conversation of a Polis site into a community as an opinion map, from the files that the site exports. Its participants
 * become voters without an account. A repeated call with the same id returns the same opinion map.
 * @throws bad-input for files that are not valid Polis exports
 */
export const importOpinion = writeOn(
  'opinion.add',
  ImportOpinion,
  lockingCaller(loadsCommunity),
  async (_ctx, { viewpoints, votes }, assertMay) => {
    await assertMay()
    return readExported({ viewpoints, votes })
  },
).mutation(({ input: { id, title, description }, ctx }): Promise<OpinionView> =>
  addContent(ctx, opinion, id, async (row) => {
    const { viewpoints } = ctx.before
    await insertContent(ctx.db, 'opinion', { ...row, title, description, viewpoints: viewpoints.length })
    await insertVotes(ctx.db, row.id, row.created_by, ctx.before)
    await ctx.enqueue('makeOpinionMap', { opinionId: row.id })
  }),
)

/** Inserts viewpoints, voters and votes, each in one statement. */
async function insertVotes(
  db: Tx,
  opinionId: string,
  creatorId: string,
  { viewpoints, voters }: Exported,
): Promise<void> {
  const ids = viewpoints.map(() => randomUUID())
  await sql`insert into viewpoint (id, opinion_id, created_by, number, text)
    select id, ${opinionId}::uuid, ${creatorId}::uuid, number, text
    from unnest(${ids}::uuid[], ${viewpoints}::text[]) with ordinality as given(id, text, number)`.execute(db)
  const rows = voters.map((values) => ({
    id: randomUUID(),
    votes: values.flatMap((value, at) => (value === null ? [] : [{ at, value }])),
  }))
  const given = rows.filter(({ votes }) => votes.length > 0)
  await sql`insert into opinion_voter (id, opinion_id)
    select unnest(${given.map(({ id }) => id)}::uuid[]), ${opinionId}::uuid`.execute(db)
  await sql`insert into viewpoint_vote (opinion_voter_id, viewpoint_id, value)
    select voter.id, (${ids}::uuid[])[vote.at + 1], vote.value
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as voter(id uuid, votes jsonb),
      jsonb_to_recordset(voter.votes) as vote(at integer, value smallint)`.execute(db)
}
