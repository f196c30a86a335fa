import { type IncomingMessage, Server } from 'node:http'

// Loaded into the server of a journey before the server's modules (e2e/server.ts): delays every request by a different time.
// Tiles are delayed most, so that the map draws its areas after the list beside it names them.
const LATE_MS = Number(process.env.JOURNEY_LATE_MS)
const MUCH = 5
const isTile = (path: string) => path.startsWith('/tiles/')

const { emit } = Server.prototype
Server.prototype.emit = function emitLate(this: Server, ...event: [name: string, ...unknown[]]): boolean {
  const emitNow = () => Reflect.apply(emit, this, event)
  const [name, request] = event
  if (name !== 'request' && name !== 'upgrade') return emitNow()
  const { url = '' } = request as IncomingMessage
  const much = Math.random() < (isTile(url) ? 0.5 : 0.08)
  setTimeout(emitNow, Math.random() * LATE_MS * (much ? MUCH : 1))
  return true
}
