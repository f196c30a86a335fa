import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes a file, or a folder's list of names, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
