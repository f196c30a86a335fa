import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { expect, test } from 'vitest'
import { refusalOf, square, useWorld } from '../testing/world.ts'

const { undone, lasting } = useWorld()

test(
  'a page that is too long, or begins nowhere, is refused',
  undone(async ({ guest, make }) => {
    const room = tileAt(5, 53, 7)
    const { call } = await make.member()
    expect(await refusalOf(guest.feed.measures.tile({ ...room, limit: 201 }))).toMatchObject({ path: 'limit' })
    expect(await refusalOf(call.feed.measures.mine({ cursor: 'nowhere' }))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(guest.feed.measures.mine({}))).toMatchObject({ code: 'not-signed-in' })
  }),
)

test('areas come newest first in pages, with nothing twice and nothing missing', async () => {
  // Lasting, since all of one transaction is of the same moment.
  const { guest, make } = lasting()
  const maker = await make.member()
  const made: string[] = []
  for (let i = 0; i < 5; i++) made.unshift(await make.area(maker, square(5 + i / 50, 53)))
  const room = tileAt(5, 53, 7)
  for (const page of [
    (cursor?: string) => guest.feed.measures.tile({ ...room, limit: 2, cursor }),
    (cursor?: string) => maker.call.feed.measures.mine({ limit: 2, cursor }),
  ]) {
    const read: string[] = []
    let next: string | null | undefined
    do {
      const answer = await page(next ?? undefined)
      read.push(...answer.items.map(({ id }) => id))
      next = answer.next
    } while (next)
    expect(read).toEqual(made)
  }
})
