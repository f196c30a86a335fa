import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CountingProxy {
  /** The address of the proxy, without a slash at the end. */
  url: string
  /** Bytes that were sent to the browser, headers included, by the path that it asked for; a live connection's among them. */
  sent: Map<string, number>
  stop(): void
}

const ASKED = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/

/** A proxy between a browser and a server that speaks HTTP/1.1, workers and live connections included; counts the bytes that are sent. */
export async function startCountingProxy(serverUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(serverUrl)
  const bytesByUrl = new Map<string, number>()
  const sockets = new Set<Socket>()
  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname)
    let path = ''
    for (const end of [browser, server]) {
      sockets.add(end)
      end.on('close', () => [browser, server].forEach((socket) => socket.destroy()))
      end.on('error', () => undefined)
    }
    // Browsers ask on a connection again once the last answer is whole.
    browser.on('data', (data) => (path = ASKED.exec(data.toString('latin1'))?.[1] ?? path))
    server.on('data', ({ length }) => bytesByUrl.set(path, (bytesByUrl.get(path) ?? 0) + length))
    browser.pipe(server)
    server.pipe(browser)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sent: bytesByUrl,
    stop() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
