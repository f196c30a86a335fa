import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '../../server/src/platform/db/pglite/lock.ts'
import { NoDataFolder, removeData } from './removeData.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fieldfare-reset-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('removeData throws and keeps the folder while a server uses it', () => {
  mkdirSync(join(folder, 'db'))
  const release = lockFolder(folder)
  expect(() => removeData(folder, () => {})).toThrow(FolderInUse)
  expect(existsSync(join(folder, 'db'))).toBe(true)
  release()
})

test('removeData throws and keeps a folder that holds no data of the server', () => {
  writeFileSync(join(folder, 'letters.txt'), 'dear')
  expect(() => removeData(folder, () => {})).toThrow(NoDataFolder)
  expect(existsSync(join(folder, 'letters.txt'))).toBe(true)
})

test('removeData announces and removes a data folder, and accepts a missing folder', () => {
  mkdirSync(join(folder, 'db'))
  const lines: [string, boolean][] = []
  const say = (line: string) => lines.push([line.split(' ')[0] ?? '', existsSync(folder)])
  removeData(folder, say)
  expect(existsSync(folder)).toBe(false)
  removeData(folder, say)
  expect(lines).toEqual([
    ['Removing', true],
    ['There', false],
  ])
})
