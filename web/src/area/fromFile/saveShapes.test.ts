import { AppError } from '@fieldfare/shared/errors.ts'
import { expect, test } from 'vitest'
import { AreaDraft, areaData } from '../areaPlan.ts'
import { type FileArea, saveShapes } from './saveShapes.ts'

const ring = [
  [5, 53],
  [5.1, 53],
  [5.1, 53.1],
  [5, 53],
] as [number, number][]
const area = (id: string): FileArea => ({
  id,
  title: `Area ${id}`,
  geometry: { type: 'Polygon', coordinates: [ring] },
  m2: 1,
})
const AREAS = ['a', 'b', 'c', 'd'].map(area)
const data = areaData(AreaDraft.parse({ level: 'world', title: 'x', rating: 7, frequency: 'daily' }))

/** A server that knows what it has, and refuses as it is asked. */
function server(refusals: Record<string, Error>) {
  const has = new Map<string, string>()
  const asked: string[] = []
  return {
    has,
    asked,
    add: async ({ id, data: { title } }: { id: string; data: { title: string } }) => {
      asked.push(id)
      const refused = refusals[id]
      delete refusals[id]
      if (refused) throw refused
      has.set(id, title)
    },
  }
}

test('one that is refused is named, and the others are saved', async () => {
  const { add, has } = server({ b: new AppError('bad-input', [{ path: ['measure'], key: 'crossing' }]) })
  const saved: string[] = []
  const report = await saveShapes(AREAS, data, add, (id) => saved.push(id))
  expect(report).toMatchObject({ saved: ['a', 'c', 'd'], stopped: null })
  expect([...report.failed.keys()]).toEqual(['b'])
  expect(saved).toEqual(['a', 'c', 'd'])
  expect(has.get('a')).toBe('Area a')
})

test.each(['not-signed-in', 'not-verified', 'too-many', 'unavailable'] as const)(
  '%s stops: the next one would meet it too',
  async (code) => {
    const { add, asked } = server({ b: new AppError(code) })
    const report = await saveShapes(AREAS, data, add, () => {})
    expect(report).toMatchObject({ saved: ['a'], stopped: { code } })
    expect(report.failed.size).toBe(0)
    expect(asked).toEqual(['a', 'b'])
  },
)

test('what is tried again has the same ids, so that nothing is there twice', async () => {
  const { add, has, asked } = server({ c: new TypeError('Failed to fetch') })
  const first = await saveShapes(AREAS, data, add, () => {})
  const left = AREAS.filter(({ id }) => !first.saved.includes(id))
  const second = await saveShapes(left, data, add, () => {})
  expect([...first.saved, ...second.saved]).toEqual(['a', 'b', 'c', 'd'])
  expect(has.size).toBe(4)
  expect(asked).toEqual(['a', 'b', 'c', 'c', 'd'])
})
