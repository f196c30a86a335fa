import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { addTestPoll, QUESTION } from '../../testing/testPoll.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

const polygon = (...coordinates: Position[][]) => ({ type: 'Polygon' as const, coordinates })
/** Makes a round shape with this number of corners. */
const round = (corners: number) => {
  const at = (i: number): Position => {
    const turn = ((i % corners) / corners) * 2 * Math.PI
    return [5.05 + Math.cos(turn) / 100, 53.05 + Math.sin(turn) / 100]
  }
  return polygon(Array.from({ length: corners + 1 }, (_, i) => at(i)))
}
const BOW: Position[] = [
  [5, 53],
  [5.1, 53.1],
  [5.1, 53],
  [5, 53.1],
  [5, 53],
]
const BEYOND: Position[] = [
  [179, 53],
  [181, 53],
  [181, 54],
  [179, 53],
]
const HIGH: Position[] = [
  [5, 84],
  [6, 84],
  [6, 86],
  [5, 84],
]
const HOLE: Position[] = [
  [6, 53.01],
  [6.01, 53.01],
  [6.01, 53.02],
  [6, 53.01],
]

/** Invalid places of a poll option, each with the key of its issue. */
const REFUSED: [name: string, place: unknown, key: string][] = [
  ['that crosses itself', polygon(BOW), 'crossing'],
  ['of one corner too many', round(LIST_CORNERS + 1), 'tooManyPoints'],
  ['of more corners than any shape has', round(5001), 'tooManyPoints'],
  ['beyond the date line', polygon(BEYOND), 'outOfRange'],
  ['beyond the maps', polygon(HIGH), 'outOfRange'],
  ['that is open', polygon(BOW.slice(0, 4)), 'unclosed'],
  ['of two corners', polygon([BOW[0]!, BOW[1]!, BOW[0]!]), 'tooFewPoints'],
  ['without land', polygon([BOW[0]!, BOW[0]!, BOW[0]!, BOW[0]!]), 'empty'],
  ['with a hole beside it', polygon(square(5, 53).coordinates[0] as Position[], HOLE), 'hole'],
  ['that is a line', { type: 'LineString', coordinates: BOW.slice(0, 3) }, 'geometry'],
  ['that is points', { type: 'MultiPoint', coordinates: BOW.slice(0, 3) }, 'geometry'],
  ['that is a feature', { type: 'Feature', properties: {}, geometry: square(5, 53) }, 'geometry'],
  ['that is a collection', { type: 'GeometryCollection', geometries: [square(5, 53)] }, 'geometry'],
  ['with heights', polygon(BOW.map(([lng, lat]) => [lng, lat, 3] as unknown as Position)), 'geometry'],
  ['with more than its corners', { ...square(5, 53), crs: 'EPSG:28992' }, 'geometry'],
  ['without coordinates', { type: 'Polygon' }, 'geometry'],
  ['of words', polygon([['5', '53'] as unknown as Position, ...BOW]), 'geometry'],
  ['of a point beyond the maps', { type: 'Point', coordinates: [190, 53] }, 'geometry'],
  ['of a point with a height', { type: 'Point', coordinates: [5, 53, 2] }, 'geometry'],
  ['far from the land', square(8, 50), 'farFromLand'],
]

test(
  'addPoll, addOption: an option with an invalid place is refused at that option with the reason',
  undone(async (world) => {
    const { cast, poll, pollId } = await addTestPoll(world)
    const { call } = cast.owner
    for (const [name, place, key] of REFUSED) {
      const started = { communityId: cast.communityId, ...QUESTION, options: ['A', { value: 'B', place }] }
      const refusals = [
        await refusalOf(call.addPoll(started as never)),
        await refusalOf(call.addOption({ pollId, value: 'B', place } as never)),
      ]
      expect([name, ...refusals]).toEqual([
        name,
        { code: 'bad-input', path: 'options.1.place', key },
        { code: 'bad-input', path: 'place', key },
      ])
    }
    expect(await call.feed.polls.one({ id: pollId })).toEqual(poll)
    expect((await call.feed.polls.of({ communityId: cast.communityId })).items).toHaveLength(1)
  }),
)

test(
  'addPoll, addOption: the place of an option may be a shape with holes, several parts or the maximum number of corners',
  undone(async (world) => {
    const inner = square(5.125, 53.125, 0.125).coordinates[0] as Position[]
    const holed = polygon(square(5, 53, 0.5).coordinates[0] as Position[], inner)
    const parts = {
      type: 'MultiPolygon' as const,
      coordinates: [square(5, 53, 0.125).coordinates, square(5.25, 53, 0.125).coordinates] as Position[][][],
    }
    const largest = round(LIST_CORNERS)
    const { cast, poll, pollId } = await addTestPoll(world, {
      options: [
        { value: 'Holed', place: holed },
        { value: 'Parts', place: parts },
      ],
    })
    expect(poll.options.map(({ place }) => place)).toEqual([holed, parts])
    await cast.subscriber.call.addVote({ pollId, value: 'Parts' })
    const added = await cast.owner.call.addOption({ pollId, value: 'Largest', place: largest })
    const place = added.options[2]?.place
    expect(place?.type === 'Polygon' && place.coordinates[0]).toHaveLength(LIST_CORNERS + 1)
    expect(added.options.map(({ votes }) => votes)).toEqual([0, 1, 0])
  }),
)
