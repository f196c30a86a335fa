import { checkGeometry, VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { comb } from '@fieldfare/shared/geo/testShapes.ts'
import { describe, expect, it, test } from 'vitest'
import { geoJson, ofGeometry, type Ring, square } from './sampleFiles.ts'
import { shapesOf } from './sampleReading.ts'

const dune = { name: 'Dune', rings: [square(4.8, 53.05, 0.02)] }

describe('read, single shapes', () => {
  it('simplifies a shape with 100,000 corners to at most VERTICES_MAX and keeps its area', async () => {
    const round = (count: number): Ring => {
      const ring = Array.from({ length: count }, (_, i): [number, number] => {
        const angle = (i / count) * 2 * Math.PI
        const wave = 0.1 + 0.003 * Math.sin(angle * 60)
        return [5 + Math.cos(angle) * wave, 53 + Math.sin(angle) * wave * 0.6]
      })
      return [...ring, ring[0]!]
    }
    const { rows, shapes } = await shapesOf(geoJson([{ name: 'Coast', rings: [round(100_000)] }]))
    const few = await shapesOf(geoJson([{ name: 'Coast', rings: [round(3000)] }]))
    expect(rows[0]?.notes).toEqual(['simplified'])
    expect(rows[0]?.corners).toBeLessThanOrEqual(VERTICES_MAX)
    expect(rows[0]?.corners).toBeGreaterThan(4000)
    expect((rows[0]?.m2 ?? 0) / (few.rows[0]?.m2 ?? 1)).toBeCloseTo(1, 3)
    expect(checkGeometry(shapes[0]?.geometry).ok).toBe(true)
  })

  it.each<[string, Ring[]]>([
    [
      'that crosses itself',
      [
        [
          [5, 53],
          [5.2, 53.2],
          [5.2, 53],
          [5, 53.2],
          [5, 53],
        ],
      ],
    ],
    [
      'with a hole that touches its border in a corner',
      [
        square(5, 53, 0.2),
        [
          [5, 53.1],
          [5.1, 53.15],
          [5.1, 53.05],
          [5, 53.1],
        ],
      ],
    ],
    ['with a hole partly outside', [square(5, 53, 0.2), square(5.15, 53.05, 0.1)]],
    [
      'with a spike',
      [
        [
          [5, 53],
          [5.1, 53],
          [5.1, 53.1],
          [5.1, 53.3],
          [5.1, 53.1],
          [5, 53.1],
          [5, 53],
        ],
      ],
    ],
    [
      'that touches itself in a corner',
      [
        [
          [5, 53],
          [5.1, 53.1],
          [5.2, 53],
          [5.2, 53.2],
          [5.1, 53.1],
          [5, 53.2],
          [5, 53],
        ],
      ],
    ],
    ['that is not closed', [square(5, 53, 0.1).slice(0, 4)]],
  ])('repairs a shape %s', async (_, rings) => {
    const { shapes, report } = await shapesOf(geoJson([{ name: 'Odd', rings }]))
    expect(report.refusedCount).toBe(0)
    expect(checkGeometry(shapes[0]?.geometry)).toMatchObject({ ok: true })
  })

  it('repairs a shape whose parts touch in a corner', async () => {
    const geometry = { type: 'MultiPolygon', coordinates: [[square(5, 53, 0.1)], [square(5.1, 53.1, 0.1)]] }
    const { shapes, rows } = await shapesOf(ofGeometry(geometry))
    expect(rows[0]?.notes).toEqual(['repaired'])
    expect(checkGeometry(shapes[0]?.geometry).ok).toBe(true)
  })

  it.each([
    ['that is too small', square(5, 53, 1e-7), 'small'],
    [
      'that is as wide as the world',
      [
        [-179, -80],
        [179, -80],
        [179, 80],
        [-179, 80],
        [-179, -80],
      ] as Ring,
      'wide',
    ],
    ['that goes back and forth thousands of times', comb(2400, 5).coordinates[0] as Ring, 'zigzag'],
  ])('refuses a shape %s, and reports its name and its number in the file', async (_, ring, fault) => {
    const { report } = await shapesOf(geoJson([dune, { name: 'Odd', rings: [ring] }]))
    expect(report.refused).toEqual([{ name: 'Odd', where: { feature: 2 }, fault }])
  })

  it('rows returns the shapes whose name contains a text, or whose box touches a part of the map', async () => {
    const { open } = await shapesOf(
      geoJson([dune, { name: 'Heath', rings: [square(6, 52, 0.1)] }, { rings: [square(7, 51, 0.1)] }]),
    )
    const names = (query: Omit<Parameters<typeof open.rows>[0], 'from'>) =>
      open.rows({ ...query, from: 0 }).rows.map(({ name }) => name)
    expect(names({})).toEqual(['Dune', 'Heath', ''])
    expect(names({ search: ' heA' })).toEqual(['Heath'])
    expect(names({ within: [4, 53, 5, 54] })).toEqual(['Dune'])
  })
})

describe('uniting shapes', () => {
  it('unite merges touching shapes, keeps a distant shape as a separate part, and returns null for no shapes', async () => {
    const { open } = await shapesOf(
      geoJson([{ rings: [square(5, 53, 0.1)] }, { rings: [square(5.1, 53, 0.1)] }, { rings: [square(6, 53, 0.1)] }]),
    )
    const united = open.unite([0, 1, 2])
    expect(united?.geometry.type).toBe('MultiPolygon')
    expect(united?.geometry.coordinates).toHaveLength(2)
    expect(checkGeometry(united?.geometry).ok).toBe(true)
    expect(open.unite([])).toBeNull()
    expect(open.unite([2])?.geometry.type).toBe('Polygon')
  })
})

test('read takes less than three seconds for 10,000 corners', async () => {
  const ring = (x: number): Ring => {
    const points = Array.from({ length: 100 }, (_, i): [number, number] => [
      x + 0.004 * Math.cos(i / 15.92),
      53 + 0.004 * Math.sin(i / 15.92),
    ])
    return [...points, points[0]!]
  }
  const start = performance.now()
  const { report } = await shapesOf(
    geoJson(Array.from({ length: 100 }, (_, i) => ({ name: `${i}`, rings: [ring(4 + i / 100)] }))),
  )
  expect(report.total).toBe(100)
  expect(performance.now() - start).toBeLessThan(3000)
})
