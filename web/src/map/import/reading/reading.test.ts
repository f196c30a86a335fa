import { checkGeometry } from '@fieldfare/shared/geo/geometry.ts'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FILE_BYTES_MAX, FileRefusal } from './importFile.ts'
import {
  bytesOf,
  geoJson,
  gpx,
  kml,
  kmz,
  ofGeometry,
  RD_PRJ,
  type Ring,
  shapefile,
  shp,
  square,
} from './sampleFiles.ts'
import { geoPackage, read, shapesOf } from './sampleReading.ts'

async function refusal(file: Uint8Array | string): Promise<string> {
  try {
    const report = (await read(file)).shape({}, () => {})
    return JSON.stringify(report)
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    return [error.fault, ...Object.values(error.params)].join(' ')
  }
}

const dune = { name: 'Dune', rings: [square(4.8, 53.05, 0.02)] }
/** A shape on Texel, in metres of RD New. */
const rd = { name: 'Slufter', rings: [square(110_000, 570_000, 1000), square(110_400, 570_400, 100)] }

/** Changes the unpacked size that a zip states for an entry. */
function claim(zip: Uint8Array, size: number): void {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const central = zip.findLastIndex((_, i) => i + 4 <= zip.length && view.getUint32(i) === 0x504b0102)
  view.setUint32(central + 24, size, true)
}

describe('read, refusals', () => {
  it.each<[string, Uint8Array | string, string | RegExp]>([
    ['when it is empty', '', 'empty'],
    ['when it has nothing but spaces', ' \n ', 'empty'],
    ['when it is over 50 MB', new Uint8Array(FILE_BYTES_MAX + 1), 'tooLarge'],
    ['when it is a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'unknownFormat'],
    ['when it is an HTML page', '<html><body>Sign in</body></html>', 'unknownFormat'],
    ['with the line of a JSON error', '{\n"type": "FeatureCollection",\n"features": [,]\n}', 'json 3'],
    ['with the last line of JSON that is cut off', '{\n"type":\n"Featu', 'json 3'],
    ['when its JSON is not GeoJSON', '{"name": "fieldfare"}', /^noShapes 1 nothing/],
    ['when it is a JSON array', '[1, 2]', 'noGeoJson'],
    ['when it is TopoJSON', '{"type": "Topology", "objects": {}}', 'topoJson'],
    ['when it has no features', geoJson([]), /^noShapes 0/],
    ['when it has points only', ofGeometry({ type: 'Point', coordinates: [5, 53] }, 'Tree'), /^noShapes 1 points Tree/],
    [
      'when its lines are open',
      ofGeometry({ type: 'LineString', coordinates: square(5, 53, 1).slice(0, 4) }, 'Path'),
      /^noShapes 1 open Path/,
    ],
    ['with the line of an XML error', kml([dune]).replace('</Polygon>', '</Polygone>'), /^xml \d+$/],
    ['when its XML is cut off', kml([dune]).slice(0, -9), /^xml/],
    [
      'when it is KML with only a network link',
      '<kml><NetworkLink><Link><href>https://example.org</href></Link></NetworkLink></kml>',
      'networkLink',
    ],
    [
      'when it defines entities',
      kml([dune], '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'),
      'entities',
    ],
    ['when it uses an undefined entity', kml([{ ...dune, name: '&b;' }]), /^xml \d+$/],
    ['when its elements are nested too deeply', `<kml>${'<Folder>'.repeat(5000)}`, /^xml 1$/],
    ['when it is a damaged zip', shapefile([rd]).slice(0, 300), 'zip'],
    ['when it is an empty zip', zipSync({}), 'zipEmpty'],
    ['when it is a zip without shapes', zipSync({ 'readme.txt': bytesOf('hello') }), 'zipEmpty'],
    ['when the .shp is missing', zipSync({ 'a.dbf': bytesOf('x'), 'a.prj': bytesOf('x') }), 'shapefileParts'],
    ['when it is a zip of a zip', zipSync({ 'a.kml': shapefile([rd]) }), 'unknownFormat'],
    ['when a shapefile is cut off', zipSync({ 'a.shp': shp([rd]).slice(0, -40) }), 'shapefile'],
    ['when a shapefile is another file', zipSync({ 'a.shp': bytesOf('x'.repeat(200)) }), 'shapefile'],
    ['when it is a damaged GeoPackage', bytesOf(`SQLite format 3\0${'x'.repeat(5000)}`), 'geopackage'],
  ])('refuses a file %s', async (_, file, why) => {
    const reason = await refusal(file)
    if (typeof why === 'string') expect(reason).toBe(why)
    else expect(reason).toMatch(why)
  })

  it('refuses a zip that states an unpacked size over 300 MB or contains more than 2,000 files', async () => {
    const bomb = zipSync({ 'a.kml': new Uint8Array(5000) })
    claim(bomb, 301 * 1024 * 1024)
    expect(await refusal(bomb)).toBe('zipBomb')
    expect(
      await refusal(
        zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}.txt`, new Uint8Array(1)]))),
      ),
    ).toBe('zipBomb')
  })

  it('refuses a zip that states a smaller unpacked size than the real size', async () => {
    const zip = zipSync({ 'a.kml': bytesOf(kml([dune])) })
    claim(zip, 100)
    expect(await refusal(zip)).toMatch(/^xml|^zip/)
  })

  it('refuses a file with more than 200,000 features', async () => {
    const text = `{"type":"FeatureCollection","features":[${'{},'.repeat(200_000)}{}]}`
    expect(await refusal(text)).toBe('tooManyFeatures 200001')
    expect(await refusal(`<kml>${'<Placemark/>'.repeat(200_001)}</kml>`)).toBe('tooManyFeatures 200001')
  })

  it('refuses an encrypted zip', async () => {
    const zip = zipSync({ 'a.kml': bytesOf(kml([dune])) })
    zip[6] = 1
    expect(await refusal(zip)).toBe('zipEncrypted')
  })
})

describe('read, by format', () => {
  it.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['GeoJSON', async () => geoJson([dune]), 'geojson'],
    ['KML', async () => kml([dune]), 'kml'],
    ['KMZ', async () => kmz(kml([dune])), 'kmz'],
    ['GPX', async () => gpx([{ name: 'Dune', points: square(4.8, 53.05, 0.02) }]), 'gpx'],
    ['GeoPackage', async () => geoPackage([dune], 4326), 'geopackage'],
    ['Shapefile', async () => shapefile([dune], null), 'shapefile'],
  ])('reads name, size and shape from %s', async (_, file, format) => {
    const { report, rows, shapes } = await shapesOf(await file())
    expect(report).toMatchObject({ format, total: 1, refusedCount: 0, swapped: false, projection: null })
    expect(rows[0]).toMatchObject({ name: 'Dune', corners: 4 })
    expect(rows[0]?.m2).toBeGreaterThan(2_900_000)
    expect(rows[0]?.m2).toBeLessThan(3_100_000)
    expect(shapes[0]?.geometry.coordinates).toEqual(dune.rings)
    expect(checkGeometry(shapes[0]?.geometry).ok).toBe(true)
  })

  it('reads holes from KML, and names in other alphabets', async () => {
    const { shapes, rows } = await shapesOf(
      kml([{ name: 'Слуфтер &amp; Duin', rings: [square(5, 53, 0.1), square(5.02, 53.02, 0.01)] }]),
    )
    expect(rows[0]?.name).toBe('Слуфтер & Duin')
    expect(shapes[0]?.geometry.coordinates).toHaveLength(2)
  })

  it('reads the name of a KML shape from its ExtendedData if it has no name element', async () => {
    const data =
      '<ExtendedData><Data name="id"><value>7</value></Data><Data name="naam"><value>Ruggeller Riet</value></Data></ExtendedData>'
    const simple = '<ExtendedData><SchemaData><SimpleData name="NAME">Heath</SimpleData></SchemaData></ExtendedData>'
    const withData = (name: string, extended: string) =>
      kml([{ ...dune, name }]).replace('<MultiGeometry>', `${extended}<MultiGeometry>`)
    expect((await shapesOf(withData('', data))).rows[0]?.name).toBe('Ruggeller Riet')
    expect((await shapesOf(withData('', simple))).rows[0]?.name).toBe('Heath')
    expect((await shapesOf(withData('Dune', data))).rows[0]?.name).toBe('Dune')
  })

  it('reads a zip of two shapefiles in two projections', async () => {
    const zip = zipSync({
      'a.shp': shp([rd]),
      'a.prj': bytesOf(RD_PRJ),
      'b.shp': shp([dune]),
    })
    const { report, rows } = await shapesOf(zip)
    expect(report.total).toBe(2)
    for (const { box } of rows) expect(box[0]).toBeCloseTo(4.8, 0)
  })
})

describe('read, lines', () => {
  it('makes areas of closed lines and of lines that join into a ring, and lists open lines by name as refused', async () => {
    const ring = square(5, 53, 0.1)
    const { report, rows } = await shapesOf(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          JSON.parse(ofGeometry({ type: 'LineString', coordinates: ring }, 'Dike')),
          JSON.parse(
            ofGeometry(
              { type: 'MultiLineString', coordinates: [ring.slice(0, 3), ring.slice(2).toReversed()] },
              'Pieces',
            ),
          ),
          JSON.parse(ofGeometry({ type: 'LineString', coordinates: ring.slice(0, 4) }, 'Path')),
        ],
      }),
    )
    expect(rows.map(({ name, notes }) => [name, ...notes])).toEqual([
      ['Dike', 'closedLine'],
      ['Pieces', 'closedLine'],
    ])
    expect(report.refused).toEqual([{ name: 'Path', where: { feature: 3 }, fault: 'open' }])
  })

  it('closes a GPX track that returns near its start, and refuses a track that does not', async () => {
    const walk: Ring = [...square(5, 53, 0.01).slice(0, 4), [5.0002, 53.0002]]
    const { rows, report } = await shapesOf(
      gpx([
        { name: 'Round', points: walk },
        { name: 'There', points: walk.slice(0, 3) },
      ]),
    )
    expect(rows[0]).toMatchObject({ name: 'Round', notes: ['closedTrack'] })
    expect(report.refused[0]).toMatchObject({ name: 'There', where: { line: 4 }, fault: 'open' })
  })
})
