// Plain JavaScript for Node 20: what the tools need to know and install of the system.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @returns the output, or null when the command fails or is not there. */
export function read(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** @returns who files and processes can be given to: the ids of a user, or null. */
export function idsOf(user) {
  const [uid, gid] = [read('id', ['-u', user]), read('id', ['-g', user])]
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/** @returns null, or why this system will not let us install packages. */
export function cannotInstall() {
  if (!existsSync('/usr/bin/apt-get')) return 'packages are installed by itself on Debian and Ubuntu only'
  if (process.getuid?.() !== 0 && read('sudo', ['-n', 'true']) === null) return 'installing packages needs root'
  return null
}

/** @returns the names of available packages that match, newest version last. */
export function findPackages(pattern) {
  update()
  const found = read('apt-cache', ['search', '--names-only', pattern]) ?? ''
  const names = found
    .split('\n')
    .map((line) => line.split(' ')[0])
    .filter(Boolean)
  return names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** @returns null, or why it failed. */
export function install(names) {
  update()
  const { status, stderr } = apt(['install', '-y', '-qq', '--no-install-recommends', ...names])
  return status === 0 ? null : `apt-get could not install ${names.join(', ')}: ${stderr.trim().split('\n').at(-1)}`
}

let updated = false
function update() {
  if (!updated) apt(['update', '-qq'])
  updated = true
}

function apt(args) {
  const root = process.getuid?.() === 0
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  const [first, ...rest] = root ? command : ['sudo', '-n', ...command]
  return spawnSync(first, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
