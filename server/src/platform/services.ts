import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from './call/context.ts'
import { makeLimits } from './call/limits.ts'
import { makeLoadControl } from './call/loadControl.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { readDocuments } from './document/documents.ts'
import { makeJobs } from './jobs/jobs.ts'
import { type LiveParts, makeLive } from './live/live.ts'
import { makeMailer } from './mail/mailer.ts'
import { openPackageStore } from './packageStore/packageStore.ts'
import { openPhotoStore } from './photoStore/openStore.ts'
import { makePush } from './push/push.ts'
import { type Hashing, makeAuth } from './session/auth.ts'
import { makeSessions } from './session/session.ts'
import { insertMissingSettings } from './setting/defaults.ts'

interface Parts extends Pick<Deps, 'accountHooks'>, LiveParts {
  hashing?: Hashing | undefined
}

/** Opens the services of a process on a migrated database, and inserts the settings that are missing. */
export async function openServices(
  config: Config,
  db: Database,
  log: FastifyBaseLogger,
  { accountHooks, loadEvent, mayFollow, hashing }: Parts,
): Promise<Deps> {
  const auth = makeAuth(config, db.kysely, hashing)
  const deps: Deps = {
    config,
    db,
    log,
    auth,
    accountHooks,
    sessions: makeSessions(db, auth),
    jobs: await makeJobs(config, db, log),
    live: makeLive(config, db, auth, log, { loadEvent, mayFollow }),
    photos: openPhotoStore(config),
    packages: openPackageStore(config),
    limits: makeLimits(db, config),
    load: makeLoadControl(db, config),
    documents: await readDocuments(config),
    mailer: makeMailer(config),
    push: makePush(config),
    now: Date.now,
  }
  await insertMissingSettings(db.kysely)
  return deps
}
