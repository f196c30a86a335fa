import { can } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { sql } from 'kysely'
import { orNotFound } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { lockContent } from '../../content/load.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { meetingView } from './rows.ts'

/**
 * For `writeOn`: loads the meeting that an input names, locked.
 * @throws not-found also for who is not in its community: they must not know of it
 */
export const loadsMeeting =
  (options?: Parameters<typeof lockContent>[3]) =>
  async (db: Tx, { meetingId }: { meetingId: string }, who: Session) => {
    const found = await lockContent(db, { kind: 'meeting', id: meetingId }, who, options)
    if (!can('meeting.see', { ...found.facts, who: { ...who, verified: true } })) throw new AppError('not-found')
    return found
  }

/** The meeting as the caller sees it after a write. */
export const presentMeeting = async ({ db, thing, who }: ContentCtx): Promise<MeetingView> =>
  orNotFound(await meetingView(db, thing.id, who))

/** What answers, the draw and seats depend on; read with the meeting locked. */
export const stageOf = (db: Tx, id: string) =>
  db
    .selectFrom('meeting')
    .select(['link', 'start_time', 'time_zone', 'number', 'seed', 'sending', 'drawn_at'])
    .select(sql<boolean>`start_time <= clock_timestamp()`.as('started'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** @throws bad-input for the field of a start that has passed by the database's clock */
export async function assertToCome(db: Tx, start: Date): Promise<void> {
  const { rows } = await sql<{ past: boolean }>`select ${start}::timestamptz <= clock_timestamp() as past`.execute(db)
  if (rows[0]?.past !== false) throw new AppError('bad-input', [{ path: ['startTime'], key: 'past' }])
}
