import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../server/src/platform/db/pglite/lock.ts'

export class NoDataFolder extends Error {}

/**
 * Removes the data folder with all that a server keeps there.
 * @param say called with a message before anything is removed
 * @throws FolderInUse while a server uses the folder
 * @throws NoDataFolder for a folder that no server has made
 */
export function removeData(folder: string, say: (line: string) => void): void {
  if (!existsSync(folder)) return say(`There is no ${folder}; the next start makes it.`)
  if (!existsSync(join(folder, 'db')) && !existsSync(join(folder, 'secret'))) {
    throw new NoDataFolder(`${folder} is not a data folder of Fieldfare: nothing is removed.`)
  }
  const release = lockFolder(folder)
  say(`Removing ${folder}: the embedded database, photos, mails and the secret. The next start begins afresh.`)
  rmSync(folder, { recursive: true })
  release()
}
