import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Place } from './engines.ts'
import type { Answers, Asks } from './host.ts'

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url))

/** A server in a process of its own, for the calls of a benchmark. */
export class Running {
  readonly url: string
  #child: ChildProcess | null
  readonly #agent: Agent

  private constructor(child: ChildProcess | null, url: string, connections: number) {
    this.#child = child
    this.url = url
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /**
   * @param connections the most calls at the same time
   * @param settings of the server, besides those of its database and data folder
   */
  static async start(place: Place, connections = 1, settings: Record<string, string> = {}): Promise<Running> {
    const { PATH = '', BENCH_NODE_OPTIONS } = process.env
    const { dataDir, databaseUrl } = place
    const env = { PATH, ...settings, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const child = fork(HOST, { env, execArgv: BENCH_NODE_OPTIONS?.split(' ') ?? [] })
    return new Running(child, String(await answerOf(child)), connections)
  }

  /** Returns a server that another process has started: `call` and `read` work on it, `ask` does not. */
  static at(url: string, connections: number): Running {
    return new Running(null, url, connections)
  }

  /** Replaces this server's process by that of `other`, which was started at the same URL. */
  become(other: Running): void {
    if (other.url !== this.url) throw new Error(`${other.url} is not at the same address.`)
    this.#child = other.#child
  }

  async ask<A extends keyof Asks>(name: A, ask: Asks[A]): Promise<Answers[A]> {
    if (!this.#child) throw new Error('This server belongs to another process.')
    this.#child.send([name, ask])
    return (await answerOf(this.#child)) as Answers[A]
  }

  /** Makes a writing call over a kept-alive connection; `from` is the IP address of the client, as a proxy reports it. */
  call(name: string, cookie: string, input: unknown, from?: string): Promise<number> {
    return this.upload(`/trpc/${name}`, 'application/json', JSON.stringify(input), { cookie, from })
  }

  /** Makes a reading call of a guest. @returns its answer */
  async json(name: string, input: unknown): Promise<unknown> {
    const path = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
    const body = await this.#body('GET', path, {})
    return (JSON.parse(body.toString()) as { result: { data: unknown } }).result.data
  }

  /** Makes a reading call. @returns the bytes of its answer */
  read(name: string, cookie: string, input: unknown, from?: string): Promise<number> {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return this.#send('GET', `/trpc/${name}${query}`, headersOf({ cookie, from }))
  }

  /** Requests a path that is no call. @returns the bytes of its answer */
  get(path: string, from: string): Promise<number> {
    return this.#send('GET', path, headersOf({ from }))
  }

  upload(path: string, type: string, body: string | Buffer, sender: Sender): Promise<number> {
    const about = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
    return this.#send('POST', path, { ...headersOf(sender), ...about }, body)
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): Promise<number> {
    return (await this.#body(method, path, headers, body)).length
  }

  #body(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const outgoing = request(`${this.url}${path}`, { method, agent: this.#agent, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      const { statusCode = 0 } = answer
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(pieces)
        if (statusCode < 300) resolve(body)
        else reject(new Error(`${path}: ${body.toString()}`))
      })
    })
    outgoing.on('error', reject).end(body)
    return promise
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    if (!this.#child || this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }
}

interface Sender {
  cookie?: string
  from?: string | undefined
}
const headersOf = ({ cookie, from }: Sender): Record<string, string> => ({
  ...(cookie && { cookie }),
  ...(from && { 'x-forwarded-for': from }),
})

async function answerOf(child: ChildProcess): Promise<unknown> {
  const answered = new AbortController()
  const { signal } = answered
  const ended = once(child, 'exit', { signal }).then(() => [{ failed: 'The server has ended.' }])
  ended.catch(() => undefined)
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [
    { answer?: unknown; failed?: string },
  ]
  answered.abort()
  if (message.failed) throw new Error(message.failed)
  return message.answer
}
