import { AppError } from '@fieldfare/shared/errors.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import { FileRefusal } from '../../../map/import/reading/importFile.ts'
import { AreaDraft, areaData } from '../areaPlan.ts'
import { type FileArea, saveShapes } from './saveShapes.ts'

const ring = [
  [5, 53],
  [5.1, 53],
  [5.1, 53.1],
  [5, 53],
] as [number, number][]
const AREAS = ['a', 'b', 'c', 'd'].map((id, index): FileArea => ({ id, index, title: `Area ${id}`, m2: 1 }))
const take = async (): Promise<AreaShape> => ({ type: 'Polygon', coordinates: [ring] })
const data = areaData(AreaDraft.parse({ level: 'world', title: 'x', rating: 7, frequency: 'daily' }))

/** A server that stores areas and refuses each of the given ids once. */
function server(refusals: Record<string, Error>) {
  const has = new Map<string, string>()
  const requests: string[] = []
  return {
    has,
    asked: requests,
    add: async ({ id, data: { title } }: { id: string; data: { title: string } }) => {
      requests.push(id)
      const refused = refusals[id]
      delete refusals[id]
      if (refused) throw refused
      has.set(id, title)
    },
  }
}

test('saveShapes reports a refused shape as failed and saves the others', async () => {
  const { add, has } = server({ b: new AppError('bad-input', [{ path: ['measure'], key: 'crossing' }]) })
  const saved: string[] = []
  const report = await saveShapes(AREAS, data, take, add, (id) => saved.push(id))
  expect(report).toMatchObject({ saved: ['a', 'c', 'd'], stopped: null })
  expect([...report.failed.keys()]).toEqual(['b'])
  expect(saved).toEqual(['a', 'c', 'd'])
  expect(has.get('a')).toBe('Area a')
})

test.each(['not-signed-in', 'not-verified', 'too-many', 'unavailable'] as const)(
  'saveShapes stops at the error %s',
  async (code) => {
    const { add, asked } = server({ b: new AppError(code) })
    const report = await saveShapes(AREAS, data, take, add, () => {})
    expect(report).toMatchObject({ saved: ['a'], stopped: { code } })
    expect(report.failed.size).toBe(0)
    expect(asked).toEqual(['a', 'b'])
  },
)

test('saveShapes reads each shape just before saving it, and stops at a shape that cannot be read', async () => {
  const { add, asked } = server({})
  const readShapes: string[] = []
  const report = await saveShapes(
    AREAS,
    data,
    async ({ id, index }) => {
      readShapes.push(`${id} ${index} after ${asked.length}`)
      if (index === 2) throw new FileRefusal('broken')
      return take()
    },
    add,
    () => {},
  )
  expect(readShapes).toEqual(['a 0 after 0', 'b 1 after 1', 'c 2 after 2'])
  expect(report).toMatchObject({ saved: ['a', 'b'], stopped: { code: 'general' } })
})

test('saveShapes sends the same ids when it is called again, so that no area is saved twice', async () => {
  const { add, has, asked } = server({ c: new TypeError('Failed to fetch') })
  const first = await saveShapes(AREAS, data, take, add, () => {})
  const unsaved = AREAS.filter(({ id }) => !first.saved.includes(id))
  const second = await saveShapes(unsaved, data, take, add, () => {})
  expect([...first.saved, ...second.saved]).toEqual(['a', 'b', 'c', 'd'])
  expect(has.size).toBe(4)
  expect(asked).toEqual(['a', 'b', 'c', 'c', 'd'])
})
