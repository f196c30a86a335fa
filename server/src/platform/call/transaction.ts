import type { Act } from '@fieldfare/shared/audit.ts'
import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { NoticeKind, NoticeKinds } from '@fieldfare/shared/notice.ts'
import type { Tx } from '../db/tables.ts'
import type { JobData, JobName } from '../jobs/jobPlans.ts'
import type { ChangeEvent, MineWhat, Showing } from './changeEvents.ts'

/**
 * The effects of a write besides its rows. They belong to its transaction: events reach other processes, and jobs reach
 * workers, only after the commit.
 */
export interface Effects {
  /** Notifies every process of a change; each process reads the changed thing once and sends it to its sockets. */
  publish(events: ChangeEvent | ChangeEvent[]): void
  /** Notifies the open screens of one person that something of theirs changed. */
  publishMine(personId: string, what: MineWhat): void
  /**
   * Notifies the screens that show this person: something that others see of the person has changed. With `showing`,
   * only if that setting of the person is on.
   */
  publishPerson(personId: string, showing?: Showing): void
  enqueue<N extends JobName>(name: N, data: JobData[N]): Promise<void>
  enqueueAll<N extends JobName>(name: N, data: JobData[N][]): Promise<void>
  /** Grants points for a cause, once: the same cause again grants nothing. */
  grant(personId: string, kind: string, cause: string, points: number): void
  /** Adds a notice for a person, once per cause. */
  notify<K extends NoticeKind>(personId: string, kind: K, cause: string, data: NoticeKinds[K]): void
  /**
   * The person made progress in a study, such as a home, a fourth area or a consent: studies recompute it in
   * `onProgressed`, before the commit. The caller holds the person's lock.
   */
  progressed(personId: string): void
  /** Records an action of an admin, owner or moderator; with a community, its moderators can read the record. */
  audit(act: Act, subject: string | ContentRef, detail?: object, communityId?: string): Promise<void>
  /**
   * Writes points and notices and sends the published events: the transaction's last statement, which is sent together
   * with COMMIT.
   * @returns whether the transaction may have changed data that sessions are read from
   */
  flush(): Promise<boolean>
}

/** A transaction with its effects. */
export interface TransactionContext extends Effects {
  db: Tx
}
