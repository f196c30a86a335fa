import type { HotspotBox, HotspotLevel } from '@fieldfare/shared/hotspot.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileLog, memoryLog } from './cellLog.ts'
import { medianOf, type PersonAreas } from './countPeople.ts'
import { distancesOf } from './distances.ts'
import { runMethod } from './method.ts'
import { europe } from './projection.ts'
import { boxRings, cellCode, studyGrid } from './studyGrid.ts'

/** A study area of about 20 by 20 km around Texel. */
const BOX: HotspotBox = [4.7, 53, 5, 53.18]
const grid = studyGrid(boxRings(BOX), europe, 1000)
if (!grid) throw new Error('no grid')

/** Returns a square at a cell of the grid, with its side in cells, as well-known binary in degrees. */
function square(column: number, row: number, side = 0.6): Uint8Array {
  const corners = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
    [0, 0],
  ].map(([x = 0, y = 0]) => europe.inverse((column + 0.2 + x) * 1000, (row + 0.2 + y) * 1000))
  const bytes = Buffer.alloc(13 + corners.length * 16)
  bytes.writeUInt8(1, 0)
  for (const [i, value] of [3, 1, 5].entries()) bytes.writeUInt32LE(value, 1 + i * 4)
  for (const [i, value] of corners.flat().entries()) bytes.writeDoubleLE(value, 13 + i * 8)
  return bytes
}
const middle = { column: grid.window.left + 10, row: grid.window.bottom + 10 }
const person = (...shapes: Uint8Array[]): PersonAreas => ({ home: null, shapes })
/** Forty people with an area each: thirty in a block of four cells, ten scattered. */
const town = Array.from({ length: 40 }, (_, i) =>
  i < 30
    ? person(square(middle.column + (i % 2), middle.row + (Math.floor(i / 2) % 2)))
    : person(square(grid.window.left + 3 + ((i * 7) % 14), grid.window.bottom + 3 + (i % 3))),
)
const run = (people: PersonAreas[], level: HotspotLevel = 'neighborhood', on = grid) =>
  runMethod({ grid: on, level, box: BOX, inputSha256: '' }, people)

test('runMethod: with too few people or cells, returns only counts, and the reason for no scores', () => {
  const { result, cells } = run(town.slice(0, 29))
  expect(result).toMatchObject({ respondents: 29, unscored: 'people', mean: null, hotspots: [] })
  expect(cells.every(({ z, bin }) => z === null && bin === 0)).toBe(true)
  const small = studyGrid(boxRings([4.8, 53.05, 4.85, 53.08]), europe, 1000)
  expect(small && run(town, 'neighborhood', small).result.unscored).toBe('cells')
})

test('runMethod: areas that are too large, equal to another area of the same person, or in no cell are left out and counted by reason', () => {
  const one = square(middle.column, middle.row)
  const large = square(middle.column, middle.row, 8)
  const { result, cells } = run([person(one, one, large, square(middle.column, middle.row + 500))])
  expect(result).toMatchObject({ respondents: 1, areas: 1, dropped: { large: 1, same: 1, outside: 1 } })
  expect(cells.reduce((sum, { people }) => sum + people, 0)).toBe(1)
  expect(run([person(large)], 'living area').result.dropped.large).toBe(0)
})

test('runMethod: a person counts once in a cell, and the weights of a person add up to 1', () => {
  const at = middle
  const { result, cells } = run([
    person(square(at.column, at.row), square(at.column, at.row, 0.5), square(at.column + 1, at.row, 1.1)),
  ])
  expect(result).toMatchObject({ respondents: 1, areas: 3 })
  expect(cells.every(({ people }) => people <= 1)).toBe(true)
  expect(cells.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5)
})

test('runMethod: neighbouring cells with far more people are one hotspot, with each person counted once, and a rerun gives the same bytes', () => {
  const first = run(town)
  expect(first.result).toMatchObject({ respondents: 40, unscored: null })
  expect(first.result.hotspots).toHaveLength(1)
  expect(first.result.hotspots[0]).toMatchObject({ rank: 1, respondents: 30, bin: 3 })
  expect(first.cells.filter(({ hotspot }) => hotspot === 1)).toHaveLength(12)
  expect(JSON.stringify(run(town))).toBe(JSON.stringify(first))
  // A change that gives other numbers is a new method and needs a new number: see HOTSPOT_METHOD.
  expect(first.result.cellsSha256).toBe('2a2d526040c0428b47e67474dd5ff8c63e2106b9ff8758208dfca9158c99de60')
})

test('runMethod: a hotspot has the distances from homes to its peak cell, but only with five or more homes', () => {
  const from = (degrees: number) => [4.85 + degrees, 53.09] as const
  // 0.15 degrees are some ten kilometres here, 0.6 some forty and 3 some two hundred.
  const homes = [...Array(12).fill(from(0.15)), ...Array(7).fill(from(0.6)), ...Array(6).fill(from(3))]
  const living = town.map((one, i) => ({ ...one, home: homes[i] ?? null }))
  const [found] = run(living).result.hotspots
  expect(found?.distances).toMatchObject({ people: 25, fans: [12, 7, 6], beyondPercent: 52 })
  expect(found?.distances?.medianKm).toBeGreaterThan(35)
  expect(found?.distances?.medianKm).toBeLessThan(45)
  expect(
    run(town.map((one, i) => ({ ...one, home: i < 4 ? from(0.15) : null }))).result.hotspots[0]?.distances,
  ).toBeNull()
})

test('runMethod: if each cell has the same people, there is no score, and the reason is returned', () => {
  const everywhere = Array.from({ length: 30 }, () =>
    person(...Array.from(grid.columns, (column, cell) => square(column, grid.rows[cell] ?? 0))),
  )
  expect(run(everywhere).result).toMatchObject({ unscored: 'equal', hotspots: [] })
})

test('cellCode: returns the code of the cell in the European grid', () => {
  const [x, y] = [(grid.columns[0] ?? 0) + 0.5, (grid.rows[0] ?? 0) + 0.5]
  expect(cellCode(grid, 0)).toBe(`1kmE${Math.floor(x)}N${Math.floor(y)}`)
  const at = studyGrid(boxRings([4.99, 49.99, 5.02, 50.01]), europe, 1000)
  expect(at && Array.from(at.columns, (_, cell) => cellCode(at, cell))).toContain('1kmE3963N3000')
})

test('distancesOf: returns null for fewer than five people, and hides a second class if the only hidden one could be computed', () => {
  expect(distancesOf([1, 2, 3, 4])).toBeNull()
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
  const told = distancesOf([...Array.from({ length: 12 }, () => 3), ...Array.from({ length: 6 }, () => 30), 200])
  expect(told).toMatchObject({ people: 19, medianKm: 3, beyondPercent: 37, fans: [12, null, null] })
})

test('fileLog: returns the same cells and homes as memoryLog for many people, even for people without cells or a home', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cells-'))
  const [file, memory] = [fileLog(join(folder, 'cells')), memoryLog()]
  for (let person = 0; person < 30_000; person++) {
    const cells = Array.from({ length: person % 7 }, (_, i) => person + i)
    const home = person % 3 === 0 ? null : ([person / 1000 - 12, 53.123456789] as const)
    file.add(cells, home)
    memory.add(cells, home)
  }
  expect([...file.people()]).toEqual([...memory.people()])
  await rm(folder, { recursive: true })
})
