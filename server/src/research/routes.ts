import { Readable } from 'node:stream'
import type { Act } from '@fieldfare/shared/audit.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { csvLine } from '@fieldfare/shared/csv.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { assertCan, inTransaction } from '../platform/call/call.ts'
import type { Deps } from '../platform/call/context.ts'
import type { Session } from '../platform/session/session.ts'
import type { Tx } from '../platform/db/tables.ts'
import { orRefuse } from '../platform/http/refuse.ts'
import { deletedAreas, exportView, withdrawnNumbers } from './rows.ts'
import type { PackageStore } from '../platform/packageStore/packageStore.ts'

const ZIP = /^([0-9a-f-]{36})\.zip$/
const CSV = /^([0-9a-f-]{36})-withdrawals\.csv$/
/** The number of pseudonyms that are read at a time. */
const PAGE = 1000

/** Serves GET /api/research-exports/{id}.zip and {id}-withdrawals.csv, for admins: 200; 401, 403, 404. The audit log records each download. */
export function researchRoutes(http: FastifyInstance, deps: Deps, packages: PackageStore): void {
  http.get<{ Params: { file: string } }>('/api/research-exports/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const who = await deps.sessions.of(request.headers.cookie)
      assertCan('research.export', { who })
      if (!who) throw new AppError('not-signed-in')
      await deps.limits.count('download', who.id)
      const { file } = request.params
      const [zip, list] = [ZIP.exec(file)?.[1], CSV.exec(file)?.[1]]
      const { data: id } = Id.safeParse(zip ?? list)
      const found = id === undefined ? null : await exportView(deps.db.kysely, id)
      if (!found || found.snapshotAt === null) throw new AppError('not-found')
      const nameFile = (name: string) => reply.header('content-disposition', `attachment; filename="${name}"`)
      const base = `fieldfare-research-${found.number}`
      if (list) {
        await note(deps, who, 'research.withdrawals', found)
        const rows = Readable.from(withdrawalLines(deps.db.kysely, found.id))
        return nameFile(`${base}-withdrawals.csv`).type('text/csv; charset=utf-8').send(rows)
      }
      const kept = found.state === 'done' ? await packages.get(found.id) : null
      if (!kept) throw new AppError('not-found')
      await note(deps, who, 'research.download', found)
      return nameFile(`${base}.zip`).type('application/zip').header('content-length', kept.bytes).send(kept.body)
    }),
  )
}

const note = (deps: Deps, who: Session, act: Act, { id, number }: { id: string; number: number }) =>
  inTransaction({ deps, who }, (tx) => tx.audit(act, id, { number }))

/** Yields the CSV lines of pseudonyms that users of a package must leave out: first of people who withdrew, then of deleted areas. */
async function* withdrawalLines(db: Tx, id: string): AsyncGenerator<string> {
  yield csvLine(['pseudonym', 'withdrawn', 'withdrawn_on'])
  yield* linesOf(db, withdrawnNumbers(id))
  yield* linesOf(db, deletedAreas(id))
}

async function* linesOf(db: Tx, gone: RawBuilder<{ pseudonym: string; what: string }>): AsyncGenerator<string> {
  for (let after = ''; ;) {
    // All lines of one pseudonym are read together, so that a page never ends between them.
    const { rows } = await sql<{ pseudonym: string; lines: { what: string; at: string | null }[] }>`
      select pseudonym, json_agg(json_build_object('what', what, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD')) order by what) as lines
      from (${gone}) w where pseudonym > ${after} group by pseudonym order by pseudonym limit ${PAGE}`.execute(db)
    for (const { pseudonym, lines } of rows)
      for (const { what, at } of lines) yield csvLine([pseudonym, what, at ?? ''])
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.pseudonym
  }
}
