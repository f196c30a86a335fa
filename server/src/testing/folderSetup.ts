import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    folder: string
  }
}

/** Makes the folder for the databases of this test project; databases shared by all files of a process are closed only by the end of the process. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-test-'))
  project.provide('folder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
