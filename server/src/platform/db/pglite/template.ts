import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { engineVersions } from './libraries.ts'
import { syncPath } from './sync.ts'

/** The version of the way in which templates are built, part of their folder's name. */
const RECIPE = 1
const BUILDER = fileURLToPath(new URL('./buildTemplate.ts', import.meta.url))

export interface Template {
  /** The folder of an empty database with PostGIS. */
  folder: string
  /** The file URL of the libraries to run the database. */
  libraries: string
}

/**
 * Returns the empty database from which new ones are copied. Building it takes 8 to 12 seconds and happens once, in a
 * process of its own (building leaves hundreds of megabytes in memory), into a folder named after the versions of the
 * engine.
 * @param fallback the folder for the empty database if this process may not write beside the installed packages
 */
export async function template(fallback: string): Promise<Template> {
  const name = `pglite-${engineVersions()}-${RECIPE}`
  const places = [besidePackages(), fallback].map((folder) => join(folder, name))
  const place = places.find((folder) => existsSync(folder)) ?? (await build(places))
  return { folder: join(place, 'db'), libraries: pathToFileURL(join(place, 'postgis.tar.gz')).href }
}

/** Copies the template to `target`, which at every moment is either complete or absent. */
export async function plant(source: string, target: string): Promise<void> {
  const growing = `${target}.new`
  await rm(growing, { recursive: true, force: true })
  await cp(source, growing, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await syncAll(growing)
  await rename(growing, target)
  syncPath(join(target, '..'))
}

async function build(places: string[]): Promise<string> {
  const place = places.find((candidate) => writable(dirname(candidate)))
  if (!place) throw new Error(`The embedded database may write in none of ${places.map(dirname).join(' and ')}.`)
  await promisify(execFile)(process.execPath, [BUILDER, place])
  return place
}

function besidePackages(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const modules = `${sep}node_modules`
  return join(entry.slice(0, entry.lastIndexOf(modules + sep)), modules, '.cache', 'fieldfare')
}

function writable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
}
