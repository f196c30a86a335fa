import { expect, test } from 'vitest'
import { castOf, keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'
import { words } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)
const place = { lng: 5.0512345, lat: 53.0598765 }

test.each([
  ['east of the map', { lng: 180.1, lat: 53 }, 'place.lng', 'outOfRange'],
  ['north of the map', { lng: 5, lat: 85.1 }, 'place.lat', 'outOfRange'],
  ['south of the map', { lng: 5, lat: -90 }, 'place.lat', 'outOfRange'],
  ['half a place', { lng: 5 }, 'place.lat', 'geometry'],
  ['a place in words', 'Texel', 'place', 'geometry'],
])('%s is refused, for a new thread and for an edit, and nothing is kept', (_name, wrong, path, key) =>
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const { id } = await creator.call.addThread({ communityId, ...words, place })
    const given = { ...words, place: wrong as typeof place }
    for (const refused of [
      creator.call.addThread({ communityId, ...given }),
      creator.call.editThread({ id, ...given }),
    ])
      expect(await refusalOf(refused)).toEqual({ code: 'bad-input', path, key })
    expect((await world.guest.feed.threads.of({ communityId })).items).toMatchObject([{ id, place }])
  })(),
)

test(
  'a thread is about a place anywhere on the map: an edit moves it, keeps it, or takes it away',
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const { id, place: kept } = await creator.call.addThread({ communityId, ...words, place })
    expect(kept).toEqual(place)
    const elsewhere = { lng: -180, lat: 85 }
    expect(await creator.call.editThread({ id, place: elsewhere })).toMatchObject({ ...words, place: elsewhere })
    expect(await creator.call.editThread({ id, title: 'The path' })).toMatchObject({ place: elsewhere })
    expect(await creator.call.editThread({ id, place: null })).toMatchObject({ title: 'The path', place: null })
    expect((await world.guest.feed.pins.of({ communityId })).items).toEqual([])
  }),
)

test(
  'as an array the call takes what it always took, in that order',
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const thread = await creator.call.addThread([communityId, words.title, words.description, []] as never)
    expect(thread).toMatchObject({ ...words, place: null })
    expect(await creator.call.editThread([thread.id, communityId, 'The path', 'Moved', []] as never)).toMatchObject({
      title: 'The path',
      description: 'Moved',
    })
  }),
)
