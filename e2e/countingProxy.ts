import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CountingProxy {
  /** The URL of the proxy, without a slash at the end. */
  url: string
  /** Bytes sent to the browser, including headers and live connections, by the requested path. */
  sent: Map<string, number>
  stop(): void
}

const ASKED = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/

/** Starts an HTTP/1.1 proxy that counts the bytes a server sends to a browser, including the browser's workers and live connections. */
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
    // Browsers send the next request on a connection only once the previous response is complete.
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
