import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** A proxy that simulates the network between a browser and a server; its behaviour can be changed at any time. */
export interface Network {
  url: string
  /** The treatment of WebSockets. `hanging`: connections are accepted, but no data arrives. */
  live: 'open' | 'refused' | 'hanging'
  /** Answers every request with a page of the network, as a captive portal does before one has signed in. */
  portal: boolean
  close(): Promise<void>
}

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Sign in to Free Wi-Fi</h1>'

export async function startNetwork(serverUrl: string): Promise<Network> {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const ask = ({ method, url, headers }: IncomingMessage) => request({ hostname, port, method, path: url, headers })

  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    if (network.portal) return void answer.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL)
    const passed = ask(asked)
    passed.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)))
    passed.on('error', () => answer.destroy())
    return void asked.pipe(passed)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  })
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
    if (network.portal || network.live === 'refused') return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    if (network.live === 'hanging') return
    const passed = ask(asked)
    passed.on('error', () => socket.destroy())
    passed.on('upgrade', ({ rawHeaders }, live) => {
      const head = rawHeaders.map((part, at) => (at % 2 ? `${part}\r\n` : `${part}: `)).join('')
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${head}\r\n`)
      live.pipe(socket).pipe(live)
      live.on('close', () => socket.destroy()).on('error', () => socket.destroy())
      socket.on('close', () => live.destroy())
    })
    passed.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const network: Network = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    live: 'open',
    portal: false,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return network
}
