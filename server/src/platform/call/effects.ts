import type { NoticeKind, NoticeKinds } from '@fieldfare/shared/notice.ts'
import { sql } from 'kysely'
import { lastStatement } from '../db/preparing.ts'
import type { Tx } from '../db/tables.ts'
import { type ChangeEvent, notifyStatement } from './changeEvents.ts'
import type { Deps } from './context.ts'
import type { Session } from '../session/session.ts'
import type { Effects } from './transaction.ts'

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
    publishPerson: (id, showing) => void published.push({ name: 'person.changed', id, ...(showing && { showing }) }),
    enqueue: (name, data) => deps.jobs.enqueue(tx, name, data),
    enqueueAll: (name, data) => deps.jobs.enqueueAll(tx, name, data),
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
        for (const { onProgressed } of deps.accountHooks) await onProgressed?.({ db: tx, ...effects }, personId)
      progressed.clear()
      const written = [
        ...(grants.length > 0 ? [sql`granted as (${insertGrants(grants)})`] : []),
        ...(notices.length > 0 ? [sql`noticed as (${insertNotices(notices)})`] : []),
      ]
      if (published.length === 0 && written.length === 0) return true
      const writing = written.length > 0 ? sql`with ${sql.join(written)}` : sql``
      const last = sql<{ sessionsChanged: boolean }>`${lastStatement} ${writing} ${notifyStatement(published)}`
      const { rows } = await last.execute(tx)
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
