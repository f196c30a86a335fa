import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { OPTIONS_MAX } from '@fieldfare/shared/limits.ts'
import { AddOption, AddPoll, type OptionPlace, type PollView, sameOption } from '@fieldfare/shared/poll.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { addContent, insertContent } from '../../content/add.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { loads, loadsCommunity } from '../../content/load.ts'
import { assertNearLand } from '../../content/nearLand.ts'
import { publishContent } from '../../content/publish.ts'
import { toPlace } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { poll } from './kind.ts'
import { pollView } from './rows.ts'
import { assertOpen } from './votes.ts'

/** Adds a poll to a community. A repeated call with the same id returns the same poll, even after its end. */
export const addPoll = writeOn('poll.add', AddPoll, lockingCaller(loadsCommunity)).mutation(
  ({ input, ctx }): Promise<PollView> =>
    addContent(ctx, poll, input.id, async (row) => {
      const { title, description, options, results } = input
      const { db, thing: communityId } = ctx
      const until = input.until ? new Date(input.until) : null
      await assertToCome(db, until)
      await insertContent(db, 'poll', { ...row, title, description, until, results })
      for (const [position, option] of options.entries())
        await insertOption(db, { communityId, pollId: row.id, position, ...option }, ['options', position, 'place'])
    }),
)

async function assertToCome(db: Tx, until: Date | null): Promise<void> {
  if (!until) return
  const { rows } = await sql<{ past: boolean }>`select ${until}::timestamptz <= clock_timestamp() as past`.execute(db)
  if (rows[0]?.past !== false) throw new AppError('bad-input', [{ path: ['until'], key: 'past' }])
}

interface NewOption {
  id?: string
  communityId: string
  pollId: string
  position: number
  value: string
  place: OptionPlace | null
}

async function insertOption(db: Tx, option: NewOption, path: (string | number)[]): Promise<void> {
  const { id = randomUUID(), communityId, pollId, position, value, place } = option
  const geom = toPlace(place)
  if (geom) await assertNearLand(db, communityId, geom, path)
  const added = await db
    .insertInto('poll_option')
    .values({ id, poll_id: pollId, position, value, geom })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new AppError('conflict')
}

const idFrom = ({ pollId }: { pollId: string }) => ({ id: pollId })
const readView = async ({ db, thing, who }: ContentCtx): Promise<PollView> =>
  orNotFound(await pollView(db, thing.id, who))

/**
 * Adds an option to a poll that has not ended, even after the first vote; nothing else of a poll can be changed. A repeated call with
 * the same id adds nothing.
 */
export const addOption = writeOn('poll.addOption', AddOption, loads(poll, idFrom)).mutation(
  async ({ input: { id, value, place }, ctx }): Promise<PollView> => {
    const { db, thing } = ctx
    const { id: pollId, community_id: communityId } = thing
    const options = await db
      .selectFrom('poll_option')
      .select(['id', 'value', 'position'])
      .where('poll_id', '=', pollId)
      .execute()
    if (options.some((option) => option.id === id)) return readView(ctx)
    await assertOpen(db, pollId)
    if (options.some((option) => sameOption(option.value, value)))
      throw new AppError('bad-input', [{ path: ['value'], key: 'twice' }])
    if (options.length >= OPTIONS_MAX)
      throw new AppError('bad-input', [{ path: ['value'], key: 'tooMany', params: { max: OPTIONS_MAX } }])
    const position = Math.max(...options.map((option) => option.position)) + 1
    await insertOption(db, { ...(id && { id }), communityId, pollId, position, value, place }, ['place'])
    await db
      .updateTable('poll')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', pollId)
      .execute()
    publishContent(ctx, thing)
    return readView(ctx)
  },
)
