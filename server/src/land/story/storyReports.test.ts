import { randomUUID } from 'node:crypto'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone, lasting, app } = useWorld()
const WORDS = 'Geese in March, and nobody else for hours.'
const publicStory = (data: object = {}) => ({ description: WORDS, descriptionPublic: true, ...data })
const storyOf = ({ make }: World, maker: TestPerson, data: object = {}) =>
  make.area(maker, square(5, 53), publicStory(data))
const kindsOf = async ({ call }: TestPerson) =>
  (await call.notice.list({})).items.map(({ kind }) => kind).filter((kind) => kind.startsWith('story.'))

test(
  'story.report: guests, unverified people and the maker are refused, and a private, empty or deleted story is not-found',
  undone(async (world) => {
    const { make, guest } = world
    const maker = await make.member()
    const measureId = await storyOf(world, maker)
    const by = (call: TestPerson['call'], id = measureId) =>
      refusalOf(call.story.report({ measureId: id, text: 'Ads' }))
    expect(await by(guest)).toEqual({ code: 'not-signed-in' })
    expect(await by((await make.member({ verified: false })).call)).toEqual({ code: 'not-verified' })
    expect(await by(maker.call)).toEqual({ code: 'forbidden' })
    const { call } = await make.member()
    expect(await refusalOf(call.story.report({ measureId, text: ' ' }))).toMatchObject({
      path: 'text',
      key: 'required',
    })
    expect(await by(call, randomUUID())).toEqual({ code: 'not-found' })
    expect(await by(call, await storyOf(world, maker, { descriptionPublic: false }))).toEqual({ code: 'not-found' })
    expect(await by(call, await storyOf(world, maker, { description: '' }))).toEqual({ code: 'not-found' })
    await maker.call.measure.delete({ measureId })
    expect(await by(call)).toEqual({ code: 'not-found' })
  }),
)

test(
  'story.hide, story.keep, story.show, feed.stories.reported: callers other than admins are refused',
  undone(async (world) => {
    const { make, guest } = world
    const owner = await make.owner()
    await make.community(owner, square(5, 53, 0.1))
    const measureId = await storyOf(world, await make.member())
    for (const { call } of [owner, await make.member()]) {
      expect(await refusalOf(call.feed.stories.reported({}))).toEqual({ code: 'forbidden' })
      expect(await refusalOf(call.story.hide({ measureId, reason: 'No' }))).toEqual({ code: 'forbidden' })
      expect(await refusalOf(call.story.keep({ measureId }))).toEqual({ code: 'forbidden' })
      expect(await refusalOf(call.story.show({ measureId }))).toEqual({ code: 'forbidden' })
    }
    expect(await refusalOf(guest.feed.stories.reported({}))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.story.hide({ measureId, reason: 'No' }))).toEqual({ code: 'not-signed-in' })
  }),
)

test(
  "story.report: a person's repeated reports count as one, which waits for admins and is not listed while the story is private",
  undone(async (world) => {
    const { make } = world
    const [admin, maker, reader] = [await make.admin(), await make.member(), await make.member()]
    const measureId = await storyOf(world, maker)
    for (let i = 0; i < 2; i++) await reader.call.story.report({ measureId, text: 'Advertising' })
    const waiting = async () => (await admin.call.feed.stories.reported({})).items
    expect(await waiting()).toMatchObject([
      { area: { id: measureId }, description: WORDS, maker: { id: maker.id }, reports: [{ reason: 'Advertising' }] },
    ])
    expect(await kindsOf(admin)).toEqual(['story.opened'])
    expect(await admin.call.feed.moderation.counts()).toMatchObject({ reports: 1 })
    expect(await maker.call.feed.moderation.counts()).toMatchObject({ reports: 0 })
    expect(await reader.call.feed.stories.state({ id: measureId })).toEqual({ reported: true, hidden: null })
    await maker.call.measure.update({ measureId, data: { descriptionPublic: false } })
    expect(await waiting()).toEqual([])
    await maker.call.measure.update({ measureId, data: { descriptionPublic: true } })
    expect(await waiting()).toHaveLength(1)
  }),
)

test(
  'story.keep: if an admin keeps a reported story, the reporter is notified, and a further report counts only after an edit',
  undone(async (world) => {
    const { make } = world
    const [admin, maker, reader] = [await make.admin(), await make.member(), await make.member()]
    const measureId = await storyOf(world, maker)
    await reader.call.story.report({ measureId, text: 'Advertising' })
    expect(await admin.call.story.keep({ measureId })).toEqual({ kept: 1 })
    expect(await admin.call.story.keep({ measureId })).toEqual({ kept: 0 })
    expect([await kindsOf(reader), await kindsOf(admin)]).toEqual([['story.settled'], []])
    await reader.call.story.report({ measureId, text: 'Still' })
    expect((await admin.call.feed.stories.reported({})).items).toEqual([])
    await maker.call.measure.update({ measureId, data: { description: 'Buy at my shop, it is cheap' } })
    expect(await reader.call.feed.stories.state({ id: measureId })).toMatchObject({ reported: false })
    await reader.call.story.report({ measureId, text: 'Now it is' })
    expect((await admin.call.feed.stories.reported({})).items).toMatchObject([{ reports: [{ reason: 'Now it is' }] }])
  }),
)

test(
  'story.hide, story.show: a hidden story is visible to its maker with the reason, stays hidden after an edit, and an admin can show it again',
  undone(async (world) => {
    const { make, guest } = world
    const [admin, maker, reader] = [await make.admin(), await make.member(), await make.member()]
    const measureId = await storyOf(world, maker)
    await reader.call.story.report({ measureId, text: 'Advertising' })
    expect(await refusalOf(admin.call.story.hide({ measureId, reason: '' }))).toMatchObject({ path: 'reason' })
    for (let i = 0; i < 2; i++) await admin.call.story.hide({ measureId, reason: 'It sells something' })
    const description = async () => (await guest.feed.measures.one({ id: measureId })).area.description
    expect(await description()).toBeUndefined()
    const { own } = await maker.call.feed.measures.one({ id: measureId })
    expect(own).toMatchObject({ description: WORDS, storyHidden: 'It sells something' })
    expect([await kindsOf(maker), await kindsOf(reader)]).toEqual([['story.hidden'], ['story.settled']])
    expect(await refusalOf(reader.call.story.report({ measureId, text: 'Again' }))).toEqual({ code: 'not-found' })
    await maker.call.measure.update({ measureId, data: { description: 'A quiet field with geese, really' } })
    expect(await description()).toBeUndefined()
    expect((await admin.call.feed.stories.state({ id: measureId })).hidden).toMatchObject({
      reason: 'It sells something',
      description: 'A quiet field with geese, really',
    })
    await admin.call.story.show({ measureId })
    expect(await description()).toBe('A quiet field with geese, really')
    expect(await kindsOf(maker)).toEqual(['story.shown'])
    expect((await admin.call.feed.stories.reported({})).items).toHaveLength(1)
  }),
)

test(
  'story.keep: an admin who made the story is refused with own-report while another admin exists',
  undone(async (world) => {
    const { make } = world
    const maker = await make.admin()
    const measureId = await storyOf(world, maker)
    await (await make.member()).call.story.report({ measureId, text: 'Advertising' })
    expect((await maker.call.feed.stories.reported({})).items).toMatchObject([{ decidable: true }])
    await make.admin()
    expect((await maker.call.feed.stories.reported({})).items).toMatchObject([{ decidable: false }])
    expect(await refusalOf(maker.call.story.keep({ measureId }))).toEqual({ code: 'own-report' })
  }),
)

test('story.hide: photos of a hidden story are 404 except for its maker and admins', async () => {
  const { make } = lasting()
  const [admin, maker, reader] = [await make.admin(), await make.member(), await make.member()]
  const photo = (await maker.call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id
  const measureId = await make.area(maker, square(5, 53), { photoIds: [photo], descriptionPublic: true })
  const statuses = () =>
    Promise.all(
      ['', reader.cookie, admin.cookie, maker.cookie].map(
        async (cookie) => (await app().http.inject({ url: photoUrl(photo, 'full'), headers: { cookie } })).statusCode,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await admin.call.story.hide({ measureId, reason: 'A face' })
  expect(await statuses()).toEqual([404, 404, 200, 200])
  // A private story is visible to its maker only.
  await maker.call.measure.update({ measureId, data: { descriptionPublic: false } })
  expect(await statuses()).toEqual([404, 404, 404, 200])
})
