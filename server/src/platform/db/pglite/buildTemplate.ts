import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { trimmedLibraries } from './libraries.ts'
import { withLibraries } from './postgis.ts'

const [, , place] = process.argv
if (!place) throw new Error('Usage: node buildTemplate.ts <folder to make>')
await build(place)

/** Makes the folder with an empty database and the libraries to run it, completely or not at all; of several processes the first wins. */
async function build(target: string): Promise<void> {
  const growing = `${target}.${process.pid}`
  await mkdir(growing, { recursive: true })
  const scripts = join(growing, 'scripts.tar.gz')
  const { toCreate, toRun } = await trimmedLibraries()
  await writeFile(scripts, toCreate)
  await writeFile(join(growing, 'postgis.tar.gz'), toRun)
  await makeDatabase(join(growing, 'db'), pathToFileURL(scripts))
  await rm(scripts)
  try {
    await rename(growing, target)
  } catch (error) {
    await rm(growing, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

async function makeDatabase(dataDir: string, scripts: URL): Promise<void> {
  const pg = await PGlite.create({
    dataDir,
    initDbStartParams: ['--wal-segsize=1'],
    extensions: { postgis: withLibraries(scripts) },
  })
  await pg.exec('create extension postgis')
  await pg.exec('update pg_database set datistemplate = false')
  await pg.exec('drop database template0')
  await pg.exec('drop database template1')
  await pg.exec('vacuum freeze')
  await pg.close()
}
