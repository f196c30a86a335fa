import { parentPort, workerData } from 'node:worker_threads'
import { Engine, type EngineOptions } from './engine.ts'
import type { Notification } from './wire.ts'

/** Requests of the main thread, answered in order; plain bytes are a turn of the wire protocol. */
export type Request = Uint8Array<ArrayBuffer> | { reset: string[] } | 'syncs' | 'close'
/** Replies to the main thread: plain bytes answer a turn; notifications answer no request. */
export type Reply =
  | Uint8Array<ArrayBuffer>
  | { notifications: Notification[] }
  | { done: number }
  | { failed: string }
  | { broken: string }

const port = parentPort
if (!port) throw new Error('This file is the worker of the embedded database; it does not run by itself.')

const reply = (message: Reply, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer)

function endBroken(cause: string): never {
  reply({ broken: cause })
  process.exit(1)
}

async function answer(engine: Engine, request: Request): Promise<void> {
  if (request instanceof Uint8Array) {
    const { bytes, notifications } = await engine.run(request)
    reply(bytes, [bytes.buffer])
    if (notifications.length > 0) reply({ notifications })
  } else if (request === 'close') {
    await engine.close()
    reply({ done: 0 })
    port?.close()
  } else if (request === 'syncs') {
    reply({ done: engine.syncs })
  } else {
    const notifications = await engine.reset(request.reset)
    if (notifications.length > 0) reply({ notifications })
    reply({ done: 0 })
  }
}

const engine = await Engine.open(workerData as EngineOptions, endBroken)
let last = Promise.resolve()
port.on('message', (request: Request) => {
  last = last.then(() => answer(engine, request)).catch((error: unknown) => reply({ failed: String(error) }))
})
reply({ done: 0 })
