import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Place } from './engines.ts'
import type { Answers, Asks } from './host.ts'

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url))

/** A server in a process of its own. */
export class Running {
  readonly url: string
  readonly #child: ChildProcess
  readonly #agent: Agent

  private constructor(child: ChildProcess, url: string, connections: number) {
    this.#child = child
    this.url = url
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** @param connections how many calls go on at the same time */
  static async start(place: Place, connections = 1): Promise<Running> {
    const { PATH = '', BENCH_NODE_OPTIONS } = process.env
    const env = { PATH, DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
    const child = fork(HOST, { env, execArgv: BENCH_NODE_OPTIONS?.split(' ') ?? [] })
    return new Running(child, String(await answerOf(child)), connections)
  }

  async ask<A extends keyof Asks>(name: A, ask: Asks[A]): Promise<Answers[A]> {
    this.#child.send([name, ask])
    return (await answerOf(this.#child)) as Answers[A]
  }

  /** A writing call over a kept connection. */
  call(name: string, cookie: string, input: unknown): Promise<void> {
    return this.#send('POST', name, cookie, JSON.stringify(input))
  }

  /** A reading one. */
  read(name: string, cookie: string, input: unknown): Promise<void> {
    return this.#send('GET', `${name}?input=${encodeURIComponent(JSON.stringify(input))}`, cookie, '')
  }

  #send(method: 'GET' | 'POST', name: string, cookie: string, body: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const headers = {
      cookie,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const asked = request(`${this.url}/trpc/${name}`, { method, agent: this.#agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${name}: ${text}`))))
    })
    asked.on('error', reject).end(body)
    return promise
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    if (this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const answered = new AbortController()
  const { signal } = answered
  const ended = once(child, 'exit', { signal }).then(() => [{ failed: 'The server has ended.' }])
  ended.catch(() => undefined)
  const [said] = (await Promise.race([once(child, 'message', { signal }), ended])) as [
    { answer?: unknown; failed?: string },
  ]
  answered.abort()
  if (said.failed) throw new Error(said.failed)
  return said.answer
}
