import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { expect, test } from 'vitest'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()
const room = tileAt(5, 53, 7)

test(
  'feed.measures.tile, feed.land.all: a map view outside the world, or too long a search text, is refused with bad-input',
  undone(async ({ guest }) => {
    const within = [5, 53, 500, 54] as never
    expect(await refusalOf(guest.feed.measures.tile({ ...room, within }))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(guest.feed.land.all({ within }))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(guest.feed.land.all({ text: 'x'.repeat(101) }))).toMatchObject({ path: 'text' })
  }),
)

test(
  'feed.measures.tile: returns only areas that touch the map view, and none when the map view is outside the tile',
  undone(async ({ make, guest }) => {
    const { call } = await make.member()
    const data = { level: 'country', title: 'Where the geese land', rating: 8, frequency: 'monthly' } as const
    const { area } = await call.measure.insert({ measure: square(5, 53, 0.01), data })
    const ids = async (within?: [number, number, number, number]) =>
      (await guest.feed.measures.tile({ ...room, within })).items.map(({ id }) => id)
    expect(await ids()).toEqual([area.id])
    expect(await ids([5.005, 53.005, 5.1, 53.1])).toEqual([area.id])
    expect(await ids([5.1, 53, 5.2, 53.1])).toEqual([])
    expect(await ids([-60, -20, -50, -10])).toEqual([])
  }),
)

test(
  'feed.land.all: returns only communities that touch the map view',
  undone(async ({ make, guest }) => {
    const id = await make.community(await make.owner())
    const ids = async (within: [number, number, number, number]) =>
      (await guest.feed.land.all({ within })).items.map((one) => one.id)
    expect(await ids([5.05, 53.05, 6, 54])).toEqual([id])
    expect(await ids([5.2, 53.05, 6, 54])).toEqual([])
  }),
)
