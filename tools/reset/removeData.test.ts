import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '../../server/src/platform/db/pglite/lock.ts'
import { NoDataFolder, removeData } from './removeData.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fieldfare-reset-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder that a server runs on stays', () => {
  mkdirSync(join(folder, 'db'))
  const release = lockFolder(folder)
  expect(() => removeData(folder, () => {})).toThrow(FolderInUse)
  expect(existsSync(join(folder, 'db'))).toBe(true)
  release()
})

test('a folder that is not ours stays', () => {
  writeFileSync(join(folder, 'letters.txt'), 'dear')
  expect(() => removeData(folder, () => {})).toThrow(NoDataFolder)
  expect(existsSync(join(folder, 'letters.txt'))).toBe(true)
})

test('a data folder is removed, after that is said; none is no failure', () => {
  mkdirSync(join(folder, 'db'))
  const said: [string, boolean][] = []
  const say = (line: string) => said.push([line.split(' ')[0] ?? '', existsSync(folder)])
  removeData(folder, say)
  expect(existsSync(folder)).toBe(false)
  removeData(folder, say)
  expect(said).toEqual([
    ['Removing', true],
    ['There', false],
  ])
})
