import { expect, test } from 'vitest'
import { castOf, keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'
import { TEST_THREAD } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)
const place = { lng: 5.0512345, lat: 53.0598765 }

test.each([
  ['a place east of the map', { lng: 180.1, lat: 53 }, 'place.lng', 'outOfRange'],
  ['a place north of the map', { lng: 5, lat: 85.1 }, 'place.lat', 'outOfRange'],
  ['a place south of the map', { lng: 5, lat: -90 }, 'place.lat', 'outOfRange'],
  ['a place without latitude', { lng: 5 }, 'place.lat', 'geometry'],
  ['a text as place', 'Texel', 'place', 'geometry'],
])('addThread, editThread: %s is refused, and the place stays unchanged', (_name, wrong, path, key) =>
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const { id } = await creator.call.addThread({ communityId, ...TEST_THREAD, place })
    const data = { ...TEST_THREAD, place: wrong as typeof place }
    for (const refused of [creator.call.addThread({ communityId, ...data }), creator.call.editThread({ id, ...data })])
      expect(await refusalOf(refused)).toEqual({ code: 'bad-input', path, key })
    expect((await world.guest.feed.threads.of({ communityId })).items).toMatchObject([{ id, place }])
  })(),
)

test(
  'editThread: the place of a thread is moved, kept or removed',
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const { id, place: kept } = await creator.call.addThread({ communityId, ...TEST_THREAD, place })
    expect(kept).toEqual(place)
    const elsewhere = { lng: -180, lat: 85 }
    expect(await creator.call.editThread({ id, place: elsewhere })).toMatchObject({ ...TEST_THREAD, place: elsewhere })
    expect(await creator.call.editThread({ id, title: 'The path' })).toMatchObject({ place: elsewhere })
    expect(await creator.call.editThread({ id, place: null })).toMatchObject({ title: 'The path', place: null })
    expect((await world.guest.feed.pins.of({ communityId })).items).toEqual([])
  }),
)

test(
  'addThread, editThread: positional arguments are accepted in the order of the public API',
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const thread = await creator.call.addThread([communityId, TEST_THREAD.title, TEST_THREAD.description, []] as never)
    expect(thread).toMatchObject({ ...TEST_THREAD, place: null })
    expect(await creator.call.editThread([thread.id, communityId, 'The path', 'Moved', []] as never)).toMatchObject({
      title: 'The path',
      description: 'Moved',
    })
  }),
)
