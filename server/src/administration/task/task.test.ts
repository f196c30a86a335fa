import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectAdminsOnly } from '../../testing/adminsOnly.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test(
  'tasks.*, polygon.*: callers other than admins are refused',
  undone(async (world) => {
    const taskId = randomUUID()
    await expectAdminsOnly(world, (call) => [
      call.tasks.insert({ title: 'Call the ranger' }),
      call.tasks.update({ taskId, task: { done: true } }),
      call.tasks.remove({ taskId }),
      call.feed.tasks.all({}),
      call.polygon.insert({ polygon: square(5, 53) }),
      call.polygon.remove({ polygonId: taskId }),
      call.feed.polygons.all({}),
    ])
  }),
)

test(
  'tasks.*, polygon.*: invalid titles, ids and shapes are refused with bad-input, and ids that another admin used with conflict',
  undone(async ({ make }) => {
    const [{ call }, other] = [await make.admin(), await make.admin()]
    for (const title of [7, null, {}, ['x'], '', ' ', 'x'.repeat(201)])
      expect((await refusalOf(call.tasks.insert({ title } as never))).code).toBe('bad-input')
    for (const taskId of [7, null, {}, 'one']) {
      expect((await refusalOf(call.tasks.remove({ taskId } as never))).code).toBe('bad-input')
      expect((await refusalOf(call.tasks.update({ taskId, task: { done: true } } as never))).code).toBe('bad-input')
      expect((await refusalOf(call.polygon.remove({ polygonId: taskId } as never))).code).toBe('bad-input')
    }
    expect(await refusalOf(call.tasks.update({ taskId: randomUUID(), task: { done: true } }))).toEqual({
      code: 'not-found',
    })
    const bow = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    }
    for (const polygon of [null, 7, { type: 'Point', coordinates: [0, 0] }, bow])
      expect(await refusalOf(call.polygon.insert({ polygon } as never))).toMatchObject({ code: 'bad-input' })
    const id = randomUUID()
    await call.tasks.insert({ title: 'Mine', id })
    await call.polygon.insert({ polygon: square(5, 53), id })
    expect(await refusalOf(other.call.tasks.insert({ title: 'Mine', id }))).toEqual({ code: 'conflict' })
    expect(await refusalOf(other.call.polygon.insert({ polygon: square(5, 53), id }))).toEqual({ code: 'conflict' })
  }),
)

test(
  'tasks.insert, tasks.update, tasks.remove: a task is added once per id, marked as done, renamed and removed',
  undone(async ({ make }) => {
    const { call, id: creator } = await make.admin()
    const id = randomUUID()
    for (let i = 0; i < 2; i++)
      expect(await call.tasks.insert({ title: 'Call the ranger', id })).toMatchObject({
        id,
        done: false,
        creator: { id: creator },
      })
    const { id: second } = await call.tasks.insert(['Write to the province'] as never)
    expect((await call.feed.tasks.all({})).items.map((task) => task.id)).toEqual([second, id])
    await call.tasks.update([id, { done: true }] as never)
    expect(await call.tasks.update({ taskId: id, task: { title: 'Call Hans' } })).toMatchObject({
      title: 'Call Hans',
      done: true,
    })
    expect(await call.tasks.remove({ taskId: id })).toEqual({ removed: true })
    expect(await call.tasks.remove({ taskId: id })).toEqual({ removed: false })
    expect((await call.feed.tasks.all({})).items).toHaveLength(1)
  }),
)

test(
  'polygon.insert, polygon.remove: a polygon is stored once per id, with its size, and any admin may remove it',
  undone(async ({ make }) => {
    const person = await make.admin()
    const { call } = person
    const id = randomUUID()
    for (let i = 0; i < 2; i++) await call.polygon.insert({ polygon: square(5, 53), id })
    const { items } = await call.feed.polygons.all({})
    expect(items).toMatchObject([{ id, geometry: square(5, 53) }])
    expect(items[0]?.areaM2).toBeGreaterThan(700_000)
    expect(await call.feed.admin.counts()).toMatchObject({ polygons: 1 })

    const other = await make.admin()
    expect(await other.call.polygon.remove({ polygonId: id })).toEqual({ removed: true })
    expect(await other.call.polygon.remove([id] as never)).toEqual({ removed: false })
    expect((await call.feed.polygons.all({})).items).toEqual([])
    const { items: acts } = await call.feed.audit.list({ aboutId: id })
    expect(acts.map(({ action, by }) => [action, by?.id])).toEqual([
      ['polygon.remove', other.id],
      ['polygon.add', person.id],
    ])
  }),
)
