import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { NoticeKind, NoticeKinds } from '@fieldfare/shared/notice.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { JobData, JobName } from '../jobs/names.ts'
import { type ChangeEvent, type MineWhat, notifyStatement } from './changeEvents.ts'
import type { Deps, Session } from './context.ts'

/**
 * What a write does besides its rows, in its transaction: other processes receive events, and workers jobs, only after the
 * commit.
 */
export interface Effects {
  /** Notifies every process of a change; each process reads the changed thing once and sends it to its sockets. */
  publish(events: ChangeEvent | ChangeEvent[]): void
  /** Notifies the open screens of one person that something of theirs changed. */
  publishMine(personId: string, what: MineWhat): void
  enqueue<N extends JobName>(name: N, data: JobData[N]): Promise<void>
  enqueueAll<N extends JobName>(name: N, data: JobData[N][]): Promise<void>
  /** The same job for the same instant is enqueued once. */
  enqueueAt<N extends JobName>(name: N, data: JobData[N], at: Date): Promise<void>
  /** Grants points for a cause, once: the same cause again grants nothing. */
  grant(personId: string, kind: string, cause: string, points: number): void
  /** Adds a notice for a person, once per cause. */
  notify<K extends NoticeKind>(personId: string, kind: K, cause: string, data: NoticeKinds[K]): void
  /**
   * The person came further in what studies ask for, such as a home, a fourth area or a consent: what counts that looks again, in
   * `onProgressed`, before the commit. The caller holds the person's lock.
   */
  progressed(personId: string): void
  /** Records an action of an admin, owner or moderator; with a community, its moderators can read the record. */
  audit(action: string, subject: string | ContentRef, detail?: object, communityId?: string): Promise<void>
  /**
   * Writes points and notices and sends what was published: the transaction's last statement.
   * @returns whether the transaction may have changed what sessions say
   */
  flush(): Promise<boolean>
}

export function effectsOf(tx: Tx, deps: Deps, who: Session | null): Effects {
  const published: ChangeEvent[] = []
  const grants: Grant[] = []
  const notices: Notice[] = []
  const progressed = new Set<string>()
  const effects: Effects = {
    publish(events) {
      for (const one of Array.isArray(events) ? events : [events]) published.push(one)
    },
    publishMine: (person, what) => void published.push({ name: 'mine.changed', person, what }),
    enqueue: (name, data) => deps.jobs.enqueue(tx, name, data),
    enqueueAll: (name, data) => deps.jobs.enqueueAll(tx, name, data),
    enqueueAt: (name, data, at) => deps.jobs.enqueueAt(tx, name, data, at),
    grant: (personId, kind, cause, points) => void grants.push({ person_id: personId, kind, cause, points }),
    notify(personId, kind, cause, data) {
      notices.push({ person_id: personId, kind, cause, data })
      effects.publishMine(personId, 'notices')
    },
    progressed: (personId) => void progressed.add(personId),
    async audit(action, subject, detail = {}, communityId) {
      const content = typeof subject === 'string' ? { subject } : { subject: subject.id, subject_kind: subject.kind }
      const values = { person_id: who?.id ?? null, action, detail: JSON.stringify(detail), ...content }
      await tx
        .insertInto('audit')
        .values({ ...values, community_id: communityId ?? null })
        .execute()
    },
    async flush() {
      for (const personId of progressed)
        for (const { onProgressed } of deps.lifecycles) await onProgressed?.({ db: tx, ...effects }, personId)
      progressed.clear()
      const written = [
        ...(grants.length > 0 ? [sql`granted as (${insertGrants(grants)})`] : []),
        ...(notices.length > 0 ? [sql`noticed as (${insertNotices(notices)})`] : []),
      ]
      if (published.length === 0 && written.length === 0) return true
      const writing = written.length > 0 ? sql`with ${sql.join(written)}` : sql``
      const { rows } = await sql<{ sessionsChanged: boolean }>`${writing} ${notifyStatement(published)}`.execute(tx)
      published.length = grants.length = notices.length = 0
      return rows[0]?.sessionsChanged ?? true
    },
  }
  return effects
}

interface Grant {
  person_id: string
  kind: string
  cause: string
  points: number
}

interface Notice {
  person_id: string
  kind: NoticeKind
  cause: string
  data: NoticeKinds[NoticeKind]
}

const insertGrants = (grants: Grant[]) => sql`
  insert into score_grant (person_id, kind, cause, points)
  select * from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g (person_id uuid, kind text, cause text, points integer)
  on conflict do nothing`

const insertNotices = (notices: Notice[]) => sql`
  insert into notification (person_id, kind, cause, data)
  select * from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n (person_id uuid, kind text, cause text, data jsonb)
  on conflict do nothing`
