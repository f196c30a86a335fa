import { expect, test } from 'vitest'
import { useWatchers } from '../../testing/watcher.ts'
import { useWorld } from '../../testing/world.ts'
import { madePlace } from '../../testing/place.ts'

const { lasting, app } = useWorld()
const { watcher, quiet } = useWatchers(app)

test('mine.changed: moderators, the owner and admins get an event of a new report, and no other person does', async () => {
  const world = lasting()
  const { owner, moderator, author, reporter, commentId, threadId } = await madePlace(world)
  const admin = await world.make.admin()
  await quiet()
  const may = await Promise.all([owner, moderator, admin].map((person) => watcher(person)))
  const mayNot = await Promise.all([author, await world.make.owner()].map((person) => watcher(person)))
  for (const each of [...may, ...mayNot]) expect(await each.follow({ feed: 'me' })).toBe(true)
  await reporter.call.reportComment({ commentId, threadId, reason: 'Unkind' })
  for (const each of may) expect(await each.until('mine.changed', ({ what }) => what === 'moderation')).toBeTruthy()
  await quiet()
  for (const each of mayNot) expect(each.heard).toEqual([])
})
