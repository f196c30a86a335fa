import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a process and its database, which can fail as networks do. */
export interface Link {
  port: number
  /** Ends all connections, and every new connection, until `mend`. */
  cut(): void
  /** Silently holds all data back in both directions until `mend`, which then passes it on. */
  stall(): void
  mend(): void
  close(): Promise<void>
}

/** Opens a link to a port of this machine. */
export async function startLink(targetPort: number): Promise<Link> {
  const pairs = new Set<[Socket, Socket]>()
  let state: 'open' | 'cut' | 'stalled' = 'open'
  const pass = ([near, far]: [Socket, Socket]) => {
    near.pipe(far)
    far.pipe(near)
  }
  const hold = ([near, far]: [Socket, Socket]) => {
    near.unpipe(far).pause()
    far.unpipe(near).pause()
  }
  const server = createServer((near) => {
    near.on('error', () => near.destroy())
    if (state === 'cut') return void near.destroy()
    const far = connect(targetPort, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => {
      far.destroy()
      pairs.delete(pair)
    })
    if (state === 'open') pass(pair)
    else hold(pair)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => pairs.forEach(([near]) => near.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      end()
    },
    stall() {
      state = 'stalled'
      pairs.forEach(hold)
    },
    mend() {
      const held = state === 'stalled'
      state = 'open'
      if (held) pairs.forEach(pass)
    },
    async close() {
      end()
      server.close()
      await once(server, 'close')
    },
  }
}
