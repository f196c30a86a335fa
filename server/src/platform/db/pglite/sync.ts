import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Puts a file, or a folder's list of names, on the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
