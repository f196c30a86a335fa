import { expect, test, vi } from 'vitest'
import { useWatchers } from '../../testing/watcher.ts'
import { useWorld } from '../../testing/world.ts'

const { app, lasting } = useWorld()
const { watcher } = useWatchers(app)

test('mine.changed: recipients get an event of a new message, the sender gets events when it is mailed and read, others get none', async () => {
  const { make } = lasting()
  const [owner, reader, stranger] = [await make.owner(), await make.member(), await make.member()]
  const communityId = await make.community(owner)
  await reader.call.subscribe({ landId: communityId })
  const [atOwner, atReader, atStranger] = [await watcher(owner), await watcher(reader), await watcher(stranger)]
  for (const one of [atOwner, atReader, atStranger]) expect(await one.follow({ feed: 'me' })).toBe(true)
  const data = { title: 'Cranes', body: 'They are here.' }
  const { id } = await owner.call.addMessage({ communityId, data })
  const isMessages = ({ what }: { what: string }) => what === 'messages'
  await atReader.until('mine.changed', isMessages)
  await atOwner.until('mine.changed', isMessages)
  await vi.waitFor(async () => {
    expect((await owner.call.feed.messages.one({ id })).mails).toMatchObject({ total: 1, sent: 1, failed: 0 })
  }, 10_000)
  atOwner.heard.length = 0
  await reader.call.isRead({ messageId: id })
  await atOwner.until('mine.changed', isMessages)
  expect(atStranger.heard.filter(({ event }) => 'what' in event && isMessages(event))).toEqual([])
})
