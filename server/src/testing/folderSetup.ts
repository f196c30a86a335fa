import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    folder: string
  }
}

/** Makes the folder of this project's databases; those that all files share are closed by the end of their process only. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-test-'))
  project.provide('folder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
