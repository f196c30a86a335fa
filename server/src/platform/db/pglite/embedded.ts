import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { valueParsers } from '../valueParsers.ts'
import type { Connection, Listener, Log } from '../connection.ts'
import { endPool, survivingLoss } from '../pool.ts'
import { Host } from './host.ts'
import { lockFolder } from './lock.ts'
import { SessionStream } from './sessionStream.ts'
import { plant, template } from './template.ts'
import { keepUp } from './upkeep.ts'

/** Milliseconds after which a wait for the only session fails: code inside a transaction that queries outside of it would wait for ever. */
const PATIENCE = 15_000

export interface EmbeddedOptions {
  folder: string
  durable: boolean
  log: Log
  onFatal?: ((error: Error) => void) | undefined
  patience?: number
}

export interface Embedded extends Connection {
  host: Host
}

/** Opens the embedded database in `<folder>/db`, and creates it if it does not exist. @throws FolderInUse */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { folder, durable, log, onFatal, patience = PATIENCE } = options
  const release = lockFolder(folder)
  try {
    const data = join(folder, 'db')
    const { folder: empty, libraries } = await template(join(folder, 'cache'))
    if (!existsSync(data)) await plant(empty, data)
    refuseOtherVersion(data, empty)
    const listeners = new Map<string, Set<Listener>>()
    const host = await Host.start(
      { folder: data, libraries, durable },
      {
        onNotification: ({ channel, payload }) => listeners.get(channel)?.forEach((one) => one.onPayload(payload)),
        onBroken: (error) => {
          log.warn({ err: error }, 'embedded database stopped')
          onFatal?.(error)
        },
      },
    )
    return connection(host, listeners, { log, patience, release })
  } catch (error) {
    release()
    throw error
  }
}

function connection(
  host: Host,
  listeners: Map<string, Set<Listener>>,
  { log, patience, release }: { log: Log; patience: number; release: () => void },
): Embedded {
  const settings = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: patience, types: valueParsers }
  const pool = survivingLoss(new pg.Pool({ ...settings, stream: () => new SessionStream(host) }), log)

  async function listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listening = listeners.get(channel)
    if (listening) listening.add(listener)
    else {
      listeners.set(channel, new Set([listener]))
      host.channels.add(channel)
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`).catch(async (error: unknown) => {
        await unlisten(channel, listener)
        throw error
      })
    }
    return () => unlisten(channel, listener)
  }

  async function unlisten(channel: string, listener: Listener): Promise<void> {
    const all = listeners.get(channel)
    if (!all?.delete(listener) || all.size > 0) return
    listeners.delete(channel)
    host.channels.delete(channel)
    await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }

  const stopUpkeep = keepUp(pool, log)

  async function close(): Promise<void> {
    try {
      await stopUpkeep()
      await endPool(pool)
      await host.close()
    } finally {
      release()
    }
  }

  return { engine: 'pglite', host, pool, directPool: () => pool, listen, close }
}

function refuseOtherVersion(data: string, empty: string): void {
  const [found, wanted] = [data, empty].map((folder) => readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim())
  if (found === wanted) return
  throw new Error(`${data} was written by PostgreSQL ${found}; this server brings ${wanted}, which cannot read it.`)
}
