// Plain JavaScript for Node 20: reads facts of the system and installs packages of the system, for the other tools.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a command. @returns its output, or null when the command fails or does not exist */
export function read(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** @returns the ids of a user, to whom files and processes can be given, or null */
export function idsOf(user) {
  const [uid, gid] = [read('id', ['-u', user]), read('id', ['-g', user])]
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/** @returns the reason why packages of the system cannot be installed, or null if they can */
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

/** Installs packages of the system. @returns the reason for a failure, or null */
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
