import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./seedProcess.ts', import.meta.url))

/**
 * Seeds the configured database in a child process, so that nothing of the seeding stays in this process's memory. The
 * embedded database must be closed meanwhile.
 * @throws an error with the output of the child process
 */
export async function seedApart(): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'ignore', 'pipe'] })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`The demo content could not be made:\n${output}`)
}
