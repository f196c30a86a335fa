import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../session/auth.ts'
import type { AccountHooks } from './accountHooks.ts'
import type { Session, Sessions } from '../session/session.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { Documents } from '../document/documents.ts'
import type { Push } from '../push/push.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PackageStore } from '../packageStore/packageStore.ts'
import type { PhotoStore } from '../photoStore/store.ts'
import type { Limits } from './limits.ts'
import type { LoadControl } from './loadControl.ts'

/** The services of a process; app.ts makes them once and passes them to every call. */
export interface Deps {
  config: Config
  db: Database
  auth: Auth
  sessions: Sessions
  jobs: Jobs
  live: Live
  limits: Limits
  load: LoadControl
  photos: PhotoStore
  packages: PackageStore
  documents: Documents
  push: Push
  /** Returns the present time in milliseconds; tests move it. */
  now(): number
  /** Sends test mails, because their calls answer with the mail server's response; every other mail is sent by a job. */
  mailer: Mailer
  log: FastifyBaseLogger
  /** The hooks that run when something happens to an account, in the order of server/src/nouns.ts. */
  accountHooks: readonly AccountHooks[]
}

export interface RequestContext {
  deps: Deps
  request: FastifyRequest
  reply: FastifyReply
  /** The id of the intent (a stored action of a person) that the server carries out with this call; absent if the person makes the call. */
  intentId?: string
}

export interface CallContext extends RequestContext {
  /** The caller's session, null for a guest. */
  who: Session | null
}
