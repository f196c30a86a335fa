import { expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { planMeeting } from '../../testing/testMeeting.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
keepCast(lasting)
const { watcher, quiet } = useWatchers(app)

test('follow: guests and people outside the community may not follow meetings and get no events of them', async () => {
  const world = lasting()
  const { cast, meetingId } = await planMeeting(world)
  const { communityId } = cast
  const outside = [await watcher(), await watcher(cast.stranger), await watcher(cast.otherOwner)]
  for (const each of outside) {
    expect(await each.follow({ feed: 'meetings', scope: 'community', id: communityId })).toBe(false)
    expect(await each.follow({ feed: 'meetings', scope: 'one', id: meetingId })).toBe(false)
  }
  await cast.subscriber.call.acceptInvite({ meetingId })
  await planMeeting(world)
  await quiet()
  for (const { heard } of outside) expect(heard).toEqual([])
})

test('follow: members, moderators and the owner get events of the meetings of their community, until they unfollow', async () => {
  const world = lasting()
  const { cast, meetingId } = await planMeeting(world)
  const what = { feed: 'meetings', scope: 'community', id: cast.communityId }
  const inside = [await watcher(cast.subscriber), await watcher(cast.moderator), await watcher(cast.owner)]
  for (const each of inside) expect(await each.follow(what)).toBe(true)
  const [member, leaver] = inside
  leaver?.socket.emit('follow', { ...what, scope: 'one', id: meetingId })
  leaver?.socket.emit('unfollow', { ...what, scope: 'one', id: meetingId })
  leaver?.socket.emit('unfollow', what)
  await quiet()
  await cast.subscriber.call.rejectInvite({ meetingId })
  expect(await member?.untilContent('meeting')).toMatchObject({ id: meetingId, view: null })
  await quiet()
  expect(leaver?.heard.filter(({ name }) => name === 'content.changed')).toEqual([])
})
