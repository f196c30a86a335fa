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
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  static async start(place: Place): Promise<Running> {
    const { PATH = '', BENCH_NODE_OPTIONS } = process.env
    const env = { PATH, DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
    const child = fork(HOST, { env, execArgv: BENCH_NODE_OPTIONS?.split(' ') ?? [] })
    return new Running(child, String(await answerOf(child)))
  }

  async ask<A extends keyof Asks>(name: A, ask: Asks[A]): Promise<Answers[A]> {
    this.#child.send([name, ask])
    return (await answerOf(this.#child)) as Answers[A]
  }

  /** A writing call over the one kept connection. */
  call(name: string, cookie: string, input: unknown): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const body = JSON.stringify(input)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie }
    const asked = request(`${this.url}/trpc/${name}`, { method: 'POST', agent: this.#agent, headers }, (answer) => {
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
  const [said] = (await Promise.race([once(child, 'message', { signal }), ended])) as [{ answer?: unknown; failed?: string }]
  answered.abort()
  if (said.failed) throw new Error(said.failed)
  return said.answer
}
