import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lock = (): string => join(folder, 'db.lock')
const leave = (holder: object): void => writeFileSync(lock(), JSON.stringify({ host: hostname(), ...holder }))
const longAgo = new Date(Date.now() - 60_000)

test('lockFolder: a folder in use is refused with the process and host that hold it', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid} on ${hostname()}`)
  release()
})

test('lockFolder: a lock of another host is respected until it has not been renewed for a minute', () => {
  leave({ pid: 1, began: 'x', host: 'elsewhere' })
  expect(() => lockFolder(folder)).toThrow('on elsewhere')
  utimesSync(lock(), longAgo, longAgo)
  lockFolder(folder)()
})

test('lockFolder: a folder whose lock another process is taking over is refused, until the guard file of the takeover is a minute old', () => {
  leave({ pid: 2 ** 30, began: 'x' })
  writeFileSync(`${lock()}.guard`, '')
  expect(() => lockFolder(folder)).toThrow('EEXIST')
  utimesSync(`${lock()}.guard`, longAgo, longAgo)
  lockFolder(folder)()
})

test.each([
  ['of a process that has ended', () => leave({ pid: 2 ** 30, began: 'x' })],
  ['of a process whose id another process has now', () => leave({ pid: process.pid, began: 'long before' })],
  ['that a power cut left empty', () => writeFileSync(lock(), '')],
])('lockFolder: a lock %s is taken over', (_, prepare) => {
  prepare()
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  release()
  expect(existsSync(lock())).toBe(false)
})
