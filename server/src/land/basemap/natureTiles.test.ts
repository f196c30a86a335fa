import { expect, test } from 'vitest'
import type { TileAddress } from '../tile/address.ts'
import { Layer, writeTile } from '../tile/mvt.ts'
import { makeNatureTiles } from './natureTiles.ts'
import type { PassedTile } from './passedTiles.ts'
import { packed } from './vectorTile.ts'

const cover = new Layer('landcover', ['subclass'])
cover.addPolygon([[[500, 1000, 900, 1000, 900, 1400, 500, 1400]]], ['wood'])
const body = await packed(writeTile([cover]) ?? new Uint8Array())

/** Returns a tile with a wood for every tile address. */
const wooded = async ({ z, x, y }: TileAddress): Promise<PassedTile> => ({
  body,
  etag: `"${z}/${x}/${y}"`,
  goodMs: 1000,
})
const at = (x: number): TileAddress => ({ z: 7, x, y: 1 })

test('makeNatureTiles refuses a client with too many waiting requests, serves other clients meanwhile, and this client later', async () => {
  const tile = makeNatureTiles(wooded)
  const asked = Array.from({ length: 150 }, (_, x) => tile(at(x), 'hasty'))
  const [outcomes, other] = await Promise.all([Promise.allSettled(asked), tile(at(200), 'calm')])
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(50)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'too-many' })
  expect(other.body?.length).toBeGreaterThan(0)
  const last = outcomes.findIndex(({ status }) => status === 'rejected')
  expect((await tile(at(last), 'hasty')).body?.length).toBeGreaterThan(0)
})

test('makeNatureTiles makes a tile once for concurrent and later requests, and again for a new version of its source', async () => {
  let version = 1
  const tile = makeNatureTiles(async (address) => ({ ...(await wooded(address)), etag: `"${version}"` }))
  const [first, second] = await Promise.all([tile(at(1), 'one'), tile(at(1), 'two')])
  expect(second.body).toBe(first.body)
  expect((await tile(at(1), 'three')).body).toBe(first.body)
  version = 2
  const renewed = await tile(at(1), 'one')
  expect(renewed.body).not.toBe(first.body)
  expect(renewed.etag).not.toBe(first.etag)
})

test('makeNatureTiles does not cache a failure: the next request gets the tile', async () => {
  let fails = true
  const tile = makeNatureTiles(async (address) => {
    const broken = Buffer.from([0x1f, 0x8b, 0])
    return { ...(await wooded(address)), ...(fails && { body: broken }) }
  })
  await expect(tile(at(1), 'one')).rejects.toThrow('cannot be unpacked')
  fails = false
  expect((await tile(at(1), 'one')).body?.length).toBeGreaterThan(0)
})
