import { describe, expect, it } from 'vitest'
import type { FileReport, ProjectionWanted, RawFile } from './importFile.ts'
import { openFile } from './openFile.ts'
import { projectionFor } from './project.ts'
import { projectionOf, projectionOfWkt } from './projections.ts'
import { RD_PRJ, type Ring, square } from './sampleFiles.ts'

const fileOf = (rings: Ring[], projection: RawFile['projection'] = null): RawFile => ({
  format: 'shapefile',
  features: [{ name: 'One', where: { feature: 1 }, geometries: [{ type: 'polygon', rings }] }],
  projection,
})
const at = (x: number, y: number, projection: RawFile['projection']) => {
  const result = projectionFor(fileOf([square(x, y, 0.001)], projection), {})
  return 'wanted' in result ? null : result.transform([x, y])
}

describe('projectionFor and projectionOf: projections', () => {
  // Control points of the national surveys, and origins of projections, whose coordinates are exact.
  it.each([
    ['EPSG:28992', 155_000, 463_000, 5.387206, 52.155172],
    ['urn:ogc:def:crs:EPSG::28992', 155_000, 463_000, 5.387206, 52.155172],
    ['EPSG:7415', 155_000, 463_000, 5.387206, 52.155172],
    ['EPSG:2154', 700_000, 6_600_000, 3, 46.5],
    ['EPSG:3812', 649_328, 665_262, 4.359216, 50.797815],
    ['EPSG:25832', 500_000, 5_316_300.3, 9, 48],
    ['EPSG:32631', 500_000, 5_872_000, 3, 53],
    ['EPSG:3857', 111_319.4908, 0.001, 1, 0],
    ['EPSG:3035', 4_321_000, 3_210_000, 10, 52],
    ['EPSG:2056', 2_600_000, 1_200_000, 7.438632, 46.951083],
    ['EPSG:31370', 150_000, 166_262, 4.367, 50.807],
    ['EPSG:27700', 651_409.903, 313_177.27, 1.716052, 52.657979],
    ['EPSG:4647', 32_500_000, 5_316_300.3, 9, 48],
    ['OGC:CRS84', 5, 53, 5, 53],
  ])('transforms coordinates of %s to degrees', (code, x, y, lng, lat) => {
    const position = at(x, y, { code })
    expect(position?.[0]).toBeCloseTo(lng, code === 'EPSG:31370' || code === 'EPSG:32631' ? 2 : 4)
    expect(position?.[1]).toBeCloseTo(
      lat,
      code === 'EPSG:31370' || code === 'EPSG:32631' || code.endsWith('5832') || code.endsWith('4647') ? 2 : 4,
    )
  })

  it('transforms coordinates by an ESRI .prj without a datum shift', () => {
    const position = at(155_000, 463_000, { wkt: RD_PRJ })
    expect(position?.[0]).toBeCloseTo(5.387206, 4)
    expect(position?.[1]).toBeCloseTo(52.155172, 4)
  })

  it.each([
    ['PROJCS["ETRS_1989_UTM_Zone_32N",GEOGCS["x"]]', 'EPSG:25832'],
    ['PROJCS["WGS_1984_UTM_Zone_31N",GEOGCS["x"]]', 'EPSG:32631'],
    ['PROJCS["WGS 84 / UTM zone 33S",GEOGCS["x"]]', 'EPSG:32733'],
    ['PROJCS["RGF_1993_Lambert_93",GEOGCS["x"]]', 'EPSG:2154'],
    ['PROJCS["Belge_Lambert_1972",GEOGCS["x"]]', 'EPSG:31370'],
    ['PROJCS["DHDN_3_Degree_Gauss_Zone_3",GEOGCS["x"]]', 'EPSG:31467'],
    ['PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["x"]]', 'EPSG:3857'],
    ['GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]', 'EPSG:4326'],
    [
      'PROJCS["Amersfoort / RD New",GEOGCS["Amersfoort",AUTHORITY["EPSG","4289"]],AUTHORITY["EPSG","28992"]]',
      'EPSG:28992',
    ],
    ['PROJCRS["x",BASEGEOGCRS["y",ID["EPSG",4258]],ID["EPSG",3035]]', 'EPSG:3035'],
  ])('projectionOfWkt recognizes %s', (wkt, code) => expect(projectionOfWkt(wkt)?.code).toBe(code))

  it('sets unshifted for unknown WKT without a datum shift, which may be inexact', () => {
    const wkt = RD_PRJ.replace('RD_New', 'Our own grid')
    const result = projectionFor(fileOf([square(155_000, 463_000, 1)], { wkt }), {})
    expect('wanted' in result ? null : result).toMatchObject({ unshifted: true, projection: 'Our own grid' })
  })

  it('projectionOf returns undefined for an unknown code', () =>
    expect([projectionOf('EPSG:99999'), projectionOf('nonsense')]).toEqual([undefined, undefined]))
})

describe('projectionFor: order of coordinates', () => {
  it.each([
    ['latitude first if a longitude is out of range otherwise', square(50.8, 170.2, 0.1), true],
    ['latitude first if the shape lies in an ocean otherwise', square(53.05, 4.8, 0.1), true],
    ['the order of the file in Europe', square(4.8, 53.05, 0.1), false],
    ['the order of the file in South America', square(-70, -30, 0.1), false],
  ])('order of coordinates: %s', (_, ring, swapped) => {
    const result = projectionFor(fileOf([ring]), {})
    expect('wanted' in result ? null : result.swapped).toBe(swapped)
  })

  it('keeps the coordinate order of the file if the person chose that order', () => {
    const result = projectionFor(fileOf([square(53.05, 4.8, 0.1)]), { order: 'file' })
    expect('wanted' in result ? null : result.swapped).toBe(false)
  })

  it('detects coordinates of RD New (the Dutch grid) in the wrong order, northing first', () => {
    const result = projectionFor(fileOf([square(570_000, 110_000, 1000)], { code: 'EPSG:28992' }), {})
    expect('wanted' in result ? null : result.swapped).toBe(true)
  })
})

describe('openFile and projectionFor: files without a usable projection', () => {
  const metres = fileOf([square(110_000, 570_000, 1000)])
  it('asks for a projection if the file has none, and returns the likely projections, the best first', () => {
    const question = openFile(metres).shape({}, () => {}) as ProjectionWanted
    expect(question).toMatchObject({ wanted: true, sample: [110_000, 570_000] })
    expect(question.likely[0]).toBe('EPSG:28992')
  })

  it('a file without a projection is read in the projection that the person chose', () => {
    const report = openFile(metres).shape({ projection: 'EPSG:28992' }, () => {}) as FileReport
    expect(report).toMatchObject({ total: 1, projection: 'RD New (Amersfoort)', assumed: false })
    expect(report.box[0]).toBeCloseTo(4.72, 1)
    expect(report.box[1]).toBeCloseTo(53.11, 1)
  })

  it('assumes degrees if the coordinates are in the range of degrees, and sets assumed to true', () => {
    const report = openFile(fileOf([square(4.8, 53, 0.1)])).shape({}, () => {}) as FileReport
    expect(report).toMatchObject({ assumed: true, projection: null })
  })

  it("asks for a projection if the file's projection is unknown or does not fit its coordinates", () => {
    expect(projectionFor(fileOf([square(110_000, 570_000, 10)], { code: 'EPSG:4326' }), {})).toMatchObject({
      wanted: true,
    })
    expect(projectionFor(fileOf([square(9_000_000, 9_000_000, 10)], { code: 'EPSG:28992' }), {})).toMatchObject({
      wanted: true,
    })
    expect(projectionFor(fileOf([square(110_000, 570_000, 10)], { code: 'EPSG:1234567' }), {})).toMatchObject({
      wanted: true,
    })
  })
})
