import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./seedProcess.ts', import.meta.url))

/**
 * Seeds the database of these settings in a process of its own, which leaves nothing behind in this one. The embedded
 * database has to be closed meanwhile.
 * @throws with what that process wrote
 */
export async function seedApart(): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'ignore', 'pipe'] })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`The demo content could not be made:\n${output}`)
}
