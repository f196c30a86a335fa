import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFolder } from './durableFolder.ts'
import { withLibraries } from './postgis.ts'
import { type Answer, answerTo, errorIn, simpleQuery } from './wire.ts'

export interface EngineOptions {
  folder: string
  /** The file URL of the trimmed PostGIS libraries, a .tar.gz. */
  libraries: string
  /** False only for data that is thrown away: tests and templates. */
  durable: boolean
}

/** PGlite's own start parameters, but without -F (no fsync), and with a method of syncing that reaches the disk. */
const PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
]

const LONGJMP = 100

interface PostgresModule {
  _PostgresMainLoopOnce: () => void
  _pgl_getPGliteExitStatus: () => number
}

/** PostgreSQL inside this thread: one session, which runs one turn (the messages until the client waits) at a time and blocks the thread. */
export class Engine {
  readonly #pg: PGlite
  readonly #folder: DurableFolder
  readonly #onBroken: (error: unknown) => never
  #written = Buffer.allocUnsafe(64 * 1024)
  #length = 0

  private constructor(pg: PGlite, folder: DurableFolder, onBroken: (error: unknown) => never) {
    this.#pg = pg
    this.#folder = folder
    this.#onBroken = onBroken
  }

  /** Starts PostgreSQL on a folder. @param onBroken ends this thread, when PostgreSQL itself has ended (no disk, no memory, a defect) */
  static async open(options: EngineOptions, onBroken: (cause: string) => never): Promise<Engine> {
    const folder = new DurableFolder(options.folder)
    const lastWords = new LastWords()
    const pg = await PGlite.create({
      fs: folder,
      startParams: options.durable ? PARAMETERS : [...PARAMETERS, '-F'],
      extensions: { lastWords, pg_trgm, postgis: withLibraries(new URL(options.libraries)) },
    })
    const end = (error: unknown): never => onBroken(lastWords.text ?? (error as Error).message)
    watch(pg.Module, end)
    return new Engine(pg, folder, end)
  }

  get syncs(): number {
    return this.#folder.syncs
  }

  /** Runs one turn of the client: its messages up to the point where it waits for an answer. */
  async run(turn: Uint8Array): Promise<Answer> {
    this.#length = 0
    await this.#pg
      .execProtocolRawStream(turn, { syncToFs: false, onRawData: (bytes) => this.#write(bytes) })
      .catch(this.#onBroken)
    return answerTo(turn, this.#written.subarray(0, this.#length))
  }

  /** Resets the only session for the next client, and listens to these channels again. */
  async reset(channels: readonly string[]): Promise<Answer['notifications']> {
    const notifications: Answer['notifications'] = []
    const listen = channels.map((channel) => `listen "${channel.replaceAll('"', '""')}"`)
    for (const sql of ['rollback', 'discard all', ...listen]) {
      const answer = await this.run(simpleQuery(sql))
      const error = errorIn(answer.bytes)
      if (error) throw new Error(`The embedded database could not start a new session: ${error}`)
      notifications.push(...answer.notifications)
    }
    return notifications
  }

  async close(): Promise<void> {
    await this.#pg.close()
  }

  #write(bytes: Uint8Array): void {
    const needed = this.#length + bytes.length
    if (needed > this.#written.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#written.length * 2))
      this.#written.copy(larger, 0, 0, this.#length)
      this.#written = larger
    }
    this.#written.set(bytes, this.#length)
    this.#length = needed
  }
}

/** Keeps PostgreSQL's last message before it ended; PGlite shows it only when debugging. */
class LastWords {
  readonly name = 'last words'
  text: string | undefined

  setup = async (_: unknown, emscripten: object): Promise<{ emscriptenOpts: object }> => {
    const printErr = (line: string): void => {
      const [, words] = /\b((?:PANIC|FATAL):.*)/.exec(line) ?? []
      if (words) this.text = words
    }
    return { emscriptenOpts: Object.assign(emscripten, { printErr }) }
  }
}

/** Detects the end of PostgreSQL: PGlite swallows every exception of its main loop and calls the loop again, for ever once PostgreSQL has ended. */
function watch(module: PostgresModule, onBroken: (error: unknown) => never): void {
  const runLoop = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      runLoop()
    } catch (error) {
      if (module._pgl_getPGliteExitStatus() !== LONGJMP) onBroken(error)
      throw error
    }
  }
}
