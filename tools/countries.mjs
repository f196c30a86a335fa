// Plain JavaScript for Node 20: `npm run countries`, which writes the shapes of the countries for which hotspots can be computed. Source:
// Natural Earth 1:10 million, public domain, from the package world-atlas. The codes are those of ISO 3166.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './children.mjs'

const { resolve } = createRequire(join(ROOT, 'web/package.json'))
const { transform, arcs, objects } = JSON.parse(readFileSync(resolve('world-atlas/countries-10m.json'), 'utf8'))
const codeOf = (number) => number && new Intl.Locale(`und-${number}`).region
const geometries = objects.countries.geometries.flatMap(({ type, id, arcs }) => {
  const code = codeOf(id)
  return code ? [{ type, id: code, arcs }] : []
})
const text = JSON.stringify({
  type: 'Topology',
  transform,
  arcs,
  objects: { countries: { type: 'GeometryCollection', geometries } },
})
writeFileSync(join(ROOT, 'server/src/research/hotspot/countries.json.gz'), gzipSync(text, { level: 9 }))
process.stdout.write(`${new Set(geometries.map(({ id }) => id)).size} countries\n`)
