import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  pid: number
  /** The start of the process, so that another process that later got the same id is not taken for it. */
  began: string
  host: string
}

/**
 * The interval, in milliseconds, at which the holder of the lock touches the file. That shows that the holder lives to
 * servers in another container or machine, which cannot see its process.
 */
const BEAT = 5_000
const SILENCE = 30_000

export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
        'Two servers would destroy it: stop that one, or give this one another DATA_DIR or a DATABASE_URL.',
    )
    this.name = 'FolderInUse'
  }
}

/** Locks the data folder for this process. @returns a function that releases the lock @throws FolderInUse */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'db.lock')
  const holder: Holder = { pid: process.pid, began: beginning(process.pid), host: hostname() }
  const ownPath = `${path}.${process.pid}`
  writeFileSync(ownPath, JSON.stringify(holder))
  try {
    if (!place(ownPath, path)) takeOver(folder, path, ownPath)
  } finally {
    rmSync(ownPath, { force: true })
  }
  const beat = setInterval(() => show(path), BEAT).unref()
  const release = (): void => {
    clearInterval(beat)
    process.off('exit', release)
    rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Puts the lock in place by a link, which, unlike a write, creates name and content at once, and fails if another process was faster. */
function place(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function show(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder is gone; the database in it reports that better.
  }
}

/**
 * Replaces an abandoned lock. Several processes may find it at once; a guard file lets one of them replace it and keeps
 * the others from replacing the new lock.
 */
function takeOver(folder: string, path: string, own: string): void {
  const guard = `${path}.guard`
  rmStale(guard)
  writeFileSync(guard, '', { flag: 'wx' })
  try {
    const holder = read(path)
    if (holder && lives(holder, path)) throw new FolderInUse(folder, holder)
    renameSync(own, path)
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Reads a lock. @returns undefined for a file that a power cut left empty */
function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function rmStale(guard: string): void {
  const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (age > SILENCE) rmSync(guard, { force: true })
}

function lives(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < SILENCE
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return beginning(holder.pid) === holder.began
}

/** Returns the start of a process, in a form that depends on the system; always the same for the same process. */
function beginning(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return beginningByPs(pid)
  }
}

function beginningByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
