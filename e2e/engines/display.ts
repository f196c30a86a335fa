import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../tools/browsers.mjs'

export interface Display {
  /** The environment of the programs on the screen: software rendering, English, and a temporary home folder. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Starts a virtual screen. Without one, Firefox and WebKit have no WebGL. */
export async function startDisplay(): Promise<Display> {
  const home = await mkdtemp(join(tmpdir(), 'fieldfare-home-'))
  const child = spawn(
    findBrowser('display') ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const end = endOf(child)
  const [number] = await Promise.race([
    once(child.stdio[3] ?? child, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The virtual display did not start.'))),
  ])
  return {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      DISPLAY: `:${String(number).trim()}`,
      LC_ALL: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    async stop() {
      await end()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns a function that ends a program; the program also ends if the journey is aborted. */
export function endOf(child: ChildProcess): () => Promise<void> {
  const abandon = () => void child.kill('SIGKILL')
  process.once('exit', abandon)
  const ended = once(child, 'exit').then(() => process.off('exit', abandon))
  return async () => {
    child.kill()
    await ended
  }
}
