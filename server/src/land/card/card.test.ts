import { randomUUID } from 'node:crypto'
import { CARD_SIZES, cardUrl, PICTURE_SIZES, placesCardUrl } from '@fieldfare/shared/card.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardAreas } from '../area/rows.ts'
import { square, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting, app } = useWorldOnOneEngine()
const get = (url: string, cookie = '') => app().http.inject({ url, headers: { cookie } })

test('GET /pictures/cards: the card of an unknown, deleted or hidden area is 404', async () => {
  const { make } = lasting()
  const [unverified, stranger, maker] = [
    await make.member({ verified: false }),
    await make.member(),
    await make.member(),
  ]
  const hidden = await make.area(unverified, square(5, 53))
  const deleted = await make.area(maker, square(5, 53))
  await maker.call.measure.delete({ measureId: deleted })
  for (const [url, cookie] of [
    [cardUrl(randomUUID()), ''],
    [cardUrl('x'), ''],
    [cardUrl(hidden).replace('.png', '.gif'), unverified.cookie],
    [cardUrl(hidden), ''],
    [cardUrl(hidden), stranger.cookie],
    [cardUrl(deleted), maker.cookie],
  ] as const)
    expect({ url, status: (await get(url, cookie)).statusCode }).toEqual({ url, status: 404 })
})

test('GET /pictures/cards: an unknown size is 400', async () => {
  const { make } = lasting()
  const id = await make.area(await make.member(), square(5, 53))
  expect((await get(`/pictures/cards/${id}.jpg?size=huge`)).statusCode).toBe(400)
})

test('GET /pictures/cards: the card of an own or public area is a PNG, or a JPEG of the given size, and is not cached', async () => {
  const { make } = lasting()
  const unverified = await make.member({ verified: false })
  const own = await get(cardUrl(await make.area(unverified, square(5, 53))), unverified.cookie)
  const open = await get(cardUrl(await make.area(await make.member(), square(5, 53))))
  for (const answer of [own, open]) {
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' })
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1080, height: 1080 })
  }
  const id = await make.area(unverified, square(5, 53))
  for (const size of CARD_SIZES) {
    const answer = await get(cardUrl(id, size), unverified.cookie)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
    expect(await sharp(answer.rawPayload).metadata(), size).toMatchObject(PICTURE_SIZES[size])
  }
})

const places = (ids?: string[]) => placesCardUrl(ids)

test("GET /pictures/cards/places.png: a card with no area, or with an unknown, deleted or another person's area, is 404", async () => {
  const { make } = lasting()
  const [maker, other] = [await make.member(), await make.member()]
  const own = await make.area(maker, square(5, 53))
  const foreign = await make.area(other, square(5, 53))
  const deleted = await make.area(maker, square(5, 53))
  await maker.call.measure.delete({ measureId: deleted })
  for (const [url, cookie] of [
    [places(), ''],
    [places([own]), ''],
    [places(), (await make.member()).cookie],
    [places([own, foreign]), maker.cookie],
    [places([own, deleted]), maker.cookie],
    [places([own, own]), maker.cookie],
    [places(['x']), maker.cookie],
    [places(Array.from({ length: 5 }, () => own)), maker.cookie],
    [`${places([own])}&ids=${own}`, maker.cookie],
  ] as const)
    expect({ url, status: (await get(url, cookie)).statusCode }).toEqual({ url, status: 404 })
})

test('GET /pictures/cards/places.png: the card of a person with one to five areas is one picture in each size, which is not cached', async () => {
  const { make } = lasting()
  const person = await make.member({ verified: false })
  const ids: string[] = []
  for (const count of [1, 2, 3, 4, 5]) {
    ids.push(await make.area(person, square(5 + count, 53)))
    const answer = await get(places(), person.cookie)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', ...PICTURE_SIZES.square })
    for (const size of CARD_SIZES) {
      const { rawPayload } = await get(placesCardUrl([], size), person.cookie)
      expect(await sharp(rawPayload).metadata(), size).toMatchObject({ format: 'jpeg', ...PICTURE_SIZES[size] })
    }
  }
  expect((await get(places(ids.slice(1)), person.cookie)).statusCode).toBe(200)
})

test('cardAreas: returns the given areas or else the four rated highest, each with its description only if the description is public', async () => {
  const { make, deps } = lasting()
  const person = await make.member()
  const words = { description: 'Geese in March', descriptionPublic: true }
  const ids: string[] = []
  for (const rating of [5, 9, 7, 8, 9])
    ids.push(await make.area(person, square(5, 53), { rating, ...words, descriptionPublic: rating === 9 }))
  const [five = '', nine = '', seven = '', eight = '', newest = ''] = ids
  const read = (named?: string[]) => cardAreas(deps.db.kysely, person.id, named, 4)
  expect((await read()).map(({ id }) => id)).toEqual([newest, nine, eight, seven])
  expect((await read([five, nine])).map((one) => [one.id, one.words])).toEqual([
    [five, ''],
    [nine, 'Geese in March'],
  ])
  const unverified = await make.member({ verified: false })
  await make.area(unverified, square(5, 53), words)
  expect(await cardAreas(deps.db.kysely, unverified.id, undefined, 4)).toMatchObject([{ words: '' }])
})
