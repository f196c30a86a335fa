import type { Who } from '@fieldfare/shared/access.ts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../account/auth.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Sessions } from '../account/session.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { Documents } from '../document/documents.ts'
import type { Push } from '../push/push.ts'
import type { PhotoStore } from '../photo/store.ts'
import type { Limits } from './limits.ts'
import type { Load } from './load.ts'

/** The services of a process; app.ts makes them once and passes them to every call. */
export interface Deps {
  config: Config
  db: Database
  auth: Auth
  sessions: Sessions
  jobs: Jobs
  live: Live
  limits: Limits
  load: Load
  photos: PhotoStore
  documents: Documents
  push: Push
  /** The present, in milliseconds; tests move it. */
  now(): number
  log: FastifyBaseLogger
  /** What each noun does when something happens to an account. */
  lifecycles: readonly Lifecycle[]
}

export interface Session extends Who {
  sessionId: string
  name: string
  email: string
  locale: string
}

export interface RequestContext {
  deps: Deps
  request: FastifyRequest
  reply: FastifyReply
}

export interface CallContext extends RequestContext {
  /** Null for a guest. */
  who: Session | null
}
