import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

/** Makes a data folder with the demo content, by starting a server in it for the first time. */
export async function makeSeeded(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldfare-seeded-'))
  const server = await startServer({ dataDir })
  await server.stop()
  return dataDir
}

if (import.meta.main) process.stdout.write(await makeSeeded())
