import { resolve } from 'node:path'
import { FolderInUse } from '../../server/src/platform/db/pglite/lock.ts'
import { NoDataFolder, removeData } from './removeData.ts'

const folder = resolve(process.env.DATA_DIR || 'data')
try {
  if (process.env.NODE_ENV === 'production') throw new NoDataFolder('In production nothing is removed.')
  removeData(folder, (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  if (!(error instanceof FolderInUse || error instanceof NoDataFolder)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
