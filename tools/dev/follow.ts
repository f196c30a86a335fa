import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls `onChange` with every file that changes below a folder, also in folders created later. Each folder has its own watch,
 * because on systems without recursive watches, Node's recursive watch loses files that an editor replaces.
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
