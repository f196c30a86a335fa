// Plain JavaScript for Node 20: finds a free port.
import { createServer } from 'node:net'

/** @returns {Promise<number>} a port of 127.0.0.1 that nobody listens on */
export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
