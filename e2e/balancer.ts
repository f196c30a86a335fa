import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  url: string
  /** Ends all connections and takes no new ones, as a lost network does. */
  cut(): void
  /** Accepts connections again. */
  mend(): void
  close(): Promise<void>
}

/** Starts a minimal load balancer. A connection goes to the first server that accepts it; with `inTurns`, the next begins with the next server. */
export async function startBalancer(servers: { url: string }[], { inTurns = false } = {}): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let isCut = false
  let turn = 0
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client)).on('error', () => client.destroy())
    const first = inTurns ? turn++ % servers.length : 0
    forward(client, isCut ? [] : [...servers.slice(first), ...servers.slice(0, first)])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true
      end()
    },
    mend: () => void (isCut = false),
    async close() {
      end()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(client: Socket, servers: { url: string }[]): void {
  const next = servers.shift()
  if (!next) return void client.destroy()
  const { hostname, port } = new URL(next.url)
  const target = connect(Number(port), hostname)
  const another = () => forward(client, servers)
  target.once('error', another).once('connect', () => {
    target.off('error', another).on('error', () => client.destroy())
    client.pipe(target).pipe(client)
    client.on('close', () => target.destroy())
    target.on('close', () => client.destroy())
  })
}
