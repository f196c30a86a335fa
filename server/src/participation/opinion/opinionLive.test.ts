import { expect, test } from 'vitest'
import { addTestOpinion, computed } from '../../testing/testOpinion.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { type TestPerson, useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
const { watcher, quiet } = useWatchers(app)

test('content.changed: a vote sends no event before the next computation, which sends counts without names some seconds later', async () => {
  const { cast, opinionId, viewpoints } = await addTestOpinion(lasting())
  await quiet()
  const open = await watcher()
  await open.follow({ feed: 'opinions', scope: 'one', id: opinionId })
  await open.follow({ feed: 'viewpoints', scope: 'opinion', id: opinionId })
  for (const viewpointId of viewpoints)
    await cast.subscriber.call.voteOnViewpoint({ opinionId, viewpointId, stance: 1 })
  await quiet()
  expect(open.heard).toEqual([])
  // The computation waits some seconds for further votes, and then until the job queue is polled.
  await expect.poll(() => open.heard.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const { view } = await open.untilContent('opinion')
  expect(view).toMatchObject({ voters: 1, viewpoints: 3 })
  expect(view).not.toHaveProperty('mine')
  expect(JSON.stringify(open.heard)).not.toContain(cast.subscriber.id)
  const { items } = await lasting().guest.feed.viewpoints.of({ opinionId })
  expect(items.map(({ agrees }) => agrees)).toEqual([1, 1, 1])
})

test('content.changed: a new viewpoint arrives in the list of its opinion map, and a deletion removes it from the list', async () => {
  const { cast, opinionId } = await addTestOpinion(lasting())
  await quiet()
  const open = await watcher()
  await open.follow({ feed: 'viewpoints', scope: 'opinion', id: opinionId })
  const { id: viewpointId } = await cast.subscriber.call.addViewpoint({ opinionId, text: 'A bench' })
  expect((await open.untilContent('viewpoint')).view).toMatchObject({ id: viewpointId, text: 'A bench', agrees: 0 })
  await cast.subscriber.call.deleteViewpoint({ opinionId, viewpointId })
  expect((await open.untilContent('viewpoint', (event) => event.view === null)).id).toBe(viewpointId)
})

test('voteOnViewpoint: concurrent votes of twenty people, each twice, count once each', async () => {
  const world = lasting()
  const { cast, opinionId, viewpoints } = await addTestOpinion(world, { viewpoints: ['One'] })
  const [viewpointId = ''] = viewpoints
  const people: TestPerson[] = []
  for (let at = 0; at < 20; at++) people.push(await world.make.member())
  await Promise.all(people.map(({ call }) => call.subscribe({ landId: cast.communityId })))
  await Promise.all(
    people.flatMap(({ call }, at) =>
      ([1, at < 8 ? -1 : 1] as const).map((stance) => call.voteOnViewpoint({ opinionId, viewpointId, stance })),
    ),
  )
  for (const { call } of people.slice(0, 8)) await call.voteOnViewpoint({ opinionId, viewpointId, stance: -1 })
  await computed(world, opinionId)
  const [viewpoint] = (await world.guest.feed.viewpoints.of({ opinionId })).items
  expect(viewpoint).toMatchObject({ agrees: 12, disagrees: 8, passes: 0 })
})
