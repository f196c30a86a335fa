import { expect, test } from 'vitest'
import { refusalOf, square, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()
type Query = Parameters<World['guest']['title']['find']>[0]

const found = async (call: World['guest'], query: Query) =>
  (await call.title.find(query)).map(({ kind, title }) => `${kind} ${title}`)

test(
  'title.find: a text that is too short, too long or invalid is refused, and so are invalid coordinates',
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.title.find({ text: 'du' }))).toMatchObject({ path: 'text', key: 'tooShort' })
    expect(await refusalOf(guest.title.find({ text: 'x'.repeat(101) }))).toMatchObject({ path: 'text', key: 'tooLong' })
    expect(await refusalOf(guest.title.find({ text: 'dun\0' }))).toMatchObject({ path: 'text', key: 'characters' })
    expect(await refusalOf(guest.title.find({ text: 'dunes', near: { lng: 181, lat: 0 } }))).toMatchObject({
      path: 'near.lng',
      key: 'range',
    })
  }),
)

test(
  'title.find: unpublished areas are found by their maker only, unpublished communities by owner and admins, deleted areas by no one',
  undone(async ({ make, guest, deps }) => {
    const shy = await make.member({ verified: false })
    await make.area(shy, square(4.8, 53), { title: 'Slufter at dawn' })
    const [owner, admin] = [await make.owner(), await make.admin()]
    const hidden = await make.community(owner, square(4.7, 53, 0.1), { title: 'Slufter watchers' })
    await deps.db.kysely.updateTable('community').set({ seen: false }).where('id', '=', hidden).execute()
    const deletedId = await make.area(owner, square(4.9, 53), { title: 'Slufter of old' })
    await owner.call.measure.delete({ measureId: deletedId })

    expect(await found(guest, { text: 'slufter' })).toEqual([])
    expect(await found(shy.call, { text: 'slufter' })).toEqual(['area Slufter at dawn'])
    expect(await found(owner.call, { text: 'slufter' })).toEqual(['community Slufter watchers'])
    expect(await found(admin.call, { text: 'slufter' })).toEqual(['community Slufter watchers'])
    expect(await shy.call.title.find({ text: 'slufter' })).toMatchObject([
      { kind: 'area', level: 'living area', mine: true, bbox: [4.8, 53, 4.81, 53.01] },
    ])
  }),
)

test.each([
  ['the beginning', 'dunes of', ['community Dunes of Texel']],
  ['a word in it', 'texel', ['community Dunes of Texel', 'area Sunset on Texel']],
  ['three letters', 'dun', ['community Dunes of Texel']],
  ['words in another order', 'texel dunes', ['community Dunes of Texel']],
  ['a letter too many', 'dunnes', ['community Dunes of Texel']],
  ['a letter missing', 'sluftr', ['area De Slufter']],
  ['a wrong letter', 'slafter', ['area De Slufter']],
  ['two letters swapped', 'slutfer', ['area De Slufter']],
  ['accents that are not there', 'dünes', ['community Dunes of Texel']],
  ['signs alone', '%%%', []],
  ['an underscore that is no wildcard', 'd_nes', []],
  ['an unknown name', 'volcano', []],
])('title.find: a search by %s returns the expected titles', (_name, text, expected) =>
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    await make.community(owner, square(4.7, 53, 0.1), { title: 'Dunes of Texel' })
    await make.area(owner, square(4.8, 53), { title: 'De Slufter' })
    await make.area(owner, square(4.8, 53.1), { title: 'Sunset on Texel' })
    const titles = await found(guest, { text })
    expect(titles.toSorted()).toEqual(expected.toSorted())
  })(),
)

test(
  'title.find: exact titles come first, and of equal titles the nearest',
  undone(async ({ make, guest }) => {
    const member = await make.member()
    await make.area(member, square(5, 52), { title: 'The lake in the wood' })
    await make.area(member, square(6, 52), { title: 'The lake' })
    await make.area(member, square(7, 52), { title: 'The lake' })
    const order = async (lng: number) =>
      (await guest.title.find({ text: 'the lake', near: { lng, lat: 52 } })).map(({ bbox }) => Math.floor(bbox[0]))
    expect(await order(7)).toEqual([7, 6, 5])
    expect(await order(5)).toEqual([6, 7, 5])
  }),
)
