import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls back with every file that changes below a folder, folders to come included. One watch a folder: where the system
 * has no recursive one, Node's loses a file that an editor replaces.
 */
export function follow(folder: string, onChange: (file: string) => void): void {
  const followed = new Set<string>()
  const add = (path: string) => {
    if (followed.has(path)) return
    followed.add(path)
    const watcher = watch(path, (_, name) => {
      if (name === null) return
      const changed = join(path, name)
      if (isFolder(changed)) add(changed)
      else onChange(changed)
    })
    watcher.on('error', () => watcher.close())
    watcher.on('close', () => followed.delete(path))
    for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isDirectory()) add(join(path, entry.name))
  }
  add(folder)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
