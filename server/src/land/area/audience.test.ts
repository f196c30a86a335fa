import { areaAudience, AREA_AUDIENCE, type AreaField } from '@fieldfare/shared/audience.ts'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { square, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

const words = {
  title: 'The dark dyke',
  description: 'Geese in March',
  explanation: 'Because of the quiet',
  activities: ['cycling'],
  priority: 'maintained',
  relationship: 'work',
}
const FIELDS = Object.keys(AREA_AUDIENCE) as AreaField[]

/** Returns everything that the owner of the land can read about the areas on it. */
async function learnedBy(owner: TestPerson, id: string): Promise<string> {
  const { land } = owner.call.feed
  return JSON.stringify([await land.explanations({ id }), (await land.figures({ id })).people])
}

/** Checks that others see exactly the fields of an area that AREA_AUDIENCE permits; the texts in forms come from AREA_AUDIENCE, too. */
async function hold({ make, guest }: World, descriptionPublic: boolean, showName: boolean): Promise<void> {
  const owner = await make.owner()
  const community = await make.community(owner)
  const maker = await make.member()
  await maker.call.user.update({ profile: { showName } })
  const photo = await maker.call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })
  const id = await make.area(maker, square(5.05, 53.05), { ...words, descriptionPublic, photoIds: [photo.id] })
  const stranger = await make.member()
  const views = [guest, stranger.call, owner.call].map(async (call) => (await call.feed.measures.one({ id })).area)
  for (const field of FIELDS) {
    const audience = areaAudience(field, { descriptionPublic, showName })
    for (const view of await Promise.all(views)) expect(field in view, field).toBe(audience === 'everyone')
  }
  const own = (await maker.call.feed.measures.one({ id })).own ?? {}
  for (const field of FIELDS) expect(field in own, field).toBe(true)
  const learned = await learnedBy(owner, community)
  expect(learned.includes(words.explanation)).toBe(
    areaAudience('explanation', { descriptionPublic, showName }) === 'ownersByName',
  )
  expect(learned.includes(maker.name)).toBe(showName)
  expect(learned).not.toContain(words.description)
  expect(learned).not.toContain(words.relationship)
}

for (const descriptionPublic of [true, false])
  for (const showName of [true, false])
    test(
      `feed.measures.one, feed.land.explanations: readers get the fields that AREA_AUDIENCE permits, with descriptionPublic ${descriptionPublic} and showName ${showName}`,
      undone((world) => hold(world, descriptionPublic, showName)),
    )
