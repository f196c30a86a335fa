import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { follow } from './follow.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldfare-follow-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('follow reports every replacement of a file, and files in a folder that is created later', async () => {
  const seen = new Set<string>()
  follow(folder, (file) => seen.add(file))
  const file = join(folder, 'a.ts')
  for (const text of ['one', 'two', 'three']) {
    seen.clear()
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
    await vi.waitFor(() => expect(seen).toContain(file))
  }
  mkdirSync(join(folder, 'b'))
  await vi.waitFor(() => {
    writeFileSync(join(folder, 'b/c.ts'), String(Math.random()))
    expect(seen).toContain(join(folder, 'b/c.ts'))
  })
})
