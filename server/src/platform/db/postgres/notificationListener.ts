import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Listener, Log } from '../connection.ts'

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000
/** Milliseconds between two test queries: a connection can be dead without an error. */
const CHECK = 15_000

/** A database connection that listens on all channels, and reconnects automatically. */
export class NotificationListener {
  readonly #url: string
  readonly #log: Log
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #closing = new AbortController()
  #client: Promise<pg.Client> | undefined

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  /** Listens on a channel. @throws when the server cannot be reached the first time; after later losses it reconnects automatically */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const all = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, all.add(listener))
    const stop = async (): Promise<void> => this.#unlisten(channel, listener)
    this.#client ??= this.#start()
    try {
      const client = await this.#client
      await client.query(listenTo(channel)).catch((error: Error) => {
        // A server that shuts down refuses the statement first and then ends the connection: treat the connection as lost now.
        client.emit('error', error)
        return this.#client
      })
    } catch (error) {
      await stop()
      throw error
    }
    return stop
  }

  async close(): Promise<void> {
    this.#closing.abort()
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  /** Stops a listener without waiting for the server: during a reconnect that could take forever. */
  #unlisten(channel: string, listener: Listener): void {
    const all = this.#listeners.get(channel)
    if (!all?.delete(listener) || all.size > 0) return
    this.#listeners.delete(channel)
    const unlessListening = async (client: pg.Client): Promise<void> => {
      if (!this.#listeners.has(channel)) await client.query(`un${listenTo(channel)}`)
    }
    this.#client?.then(unlessListening).catch(() => undefined)
  }

  async #start(): Promise<pg.Client> {
    try {
      return this.#watch(await this.#open())
    } catch (error) {
      this.#client = undefined
      throw error
    }
  }

  async #open(): Promise<pg.Client> {
    const settings = {
      connectionString: this.#url,
      connectionTimeoutMillis: LONGEST_WAIT,
      query_timeout: LONGEST_WAIT,
      keepAlive: true,
      // Several channels may begin or end at the same time.
      pipeline: true,
    }
    const client = new pg.Client(settings)
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      this.#listeners.get(channel)?.forEach((listener) => listener.onPayload(payload))
    })
    await client.connect()
    return client
  }

  /** Reconnects when this client loses its connection. */
  #watch(client: pg.Client): pg.Client {
    const check = setInterval(() => client.query('select 1').catch(lose), CHECK).unref()
    const lose = (error?: Error): void => {
      client.off('end', lose).off('error', lose)
      clearInterval(check)
      client.end().catch(() => undefined)
      if (!this.#closing.signal.aborted) void this.#comeBack(error)
    }
    return client.once('end', lose).once('error', lose)
  }

  async #comeBack(error: Error | undefined): Promise<void> {
    this.#log.warn({ err: error }, 'database notifications lost')
    this.#client = this.#retry()
    this.#each((listener) => listener.onLost?.())
    await this.#client.then(
      () => this.#each((listener) => listener.onBack?.()),
      () => undefined,
    )
  }

  async #retry(): Promise<pg.Client> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await sleep(wait * (0.5 + Math.random()), undefined, { signal: this.#closing.signal })
      try {
        return await this.#relisten(await this.#open())
      } catch (error) {
        this.#log.warn({ err: error }, 'database notifications still lost')
      }
    }
  }

  async #relisten(client: pg.Client): Promise<pg.Client> {
    try {
      for (const channel of this.#listeners.keys()) await client.query(listenTo(channel))
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    this.#log.info({}, 'database notifications restored')
    return this.#watch(client)
  }

  #each(call: (listener: Listener) => void): void {
    for (const listeners of this.#listeners.values()) listeners.forEach(call)
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}
