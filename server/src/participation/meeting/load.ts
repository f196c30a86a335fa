import { AppError } from '@fieldfare/shared/errors.ts'
import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { sql } from 'kysely'
import { orNotFound } from '../../platform/call/call.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { loads } from '../../content/load.ts'
import { asPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { meeting } from './kind.ts'
import { meetingView } from './rows.ts'

/** Loads and locks, for `writeOn`, the meeting of the input's `meetingId`. */
export const loadsMeeting = loads(meeting, ({ meetingId }: { meetingId: string }) => ({ id: meetingId }))

/** Returns the meeting as the caller sees it after a write. */
export const presentMeeting = async ({ db, thing, who }: ContentCtx): Promise<MeetingView> =>
  orNotFound(await meetingView(db, thing.id, who))

/** Reads the columns that answers, the draw and seats depend on. The caller has locked the meeting. */
export const stageOf = (db: Tx, id: string) =>
  db
    .selectFrom('meeting')
    .select(['link', 'start_time', 'time_zone', 'minutes', 'place', asPoint('point').as('point')])
    .select(['number', 'seed', 'sending', 'drawn_at'])
    .select(sql<boolean>`start_time <= clock_timestamp()`.as('started'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** @throws bad-input for the field `startTime` if the start has passed by the database's clock */
export async function assertToCome(db: Tx, start: Date): Promise<void> {
  const { rows } = await sql<{ past: boolean }>`select ${start}::timestamptz <= clock_timestamp() as past`.execute(db)
  if (rows[0]?.past !== false) throw new AppError('bad-input', [{ path: ['startTime'], key: 'past' }])
}
