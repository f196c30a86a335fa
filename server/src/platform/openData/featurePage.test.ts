import { expect, test } from 'vitest'
import { areaCollection } from '../../land/area/openData.ts'
import { square, useWorldOnOneEngine } from '../../testing/world.ts'
import { featurePage } from './features.ts'
import { pageQuery } from './query.ts'

const { undone } = useWorldOnOneEngine()

test(
  'featurePage: `matched` is the number of features up to a limit, and null above it',
  undone(async ({ make, deps }) => {
    const maker = await make.member()
    for (let at = 0; at < 3; at++) await make.area(maker, square(27 + at / 10, 42, 0.01))
    const query = pageQuery({ bbox: '26.9,41.9,28,42.1', limit: '2' }, areaCollection)
    const matched = async (most: number) => (await featurePage(deps.db.kysely, areaCollection, query, most)).matched
    expect(await matched(3)).toBe(3)
    expect(await matched(2)).toBeNull()
  }),
)
