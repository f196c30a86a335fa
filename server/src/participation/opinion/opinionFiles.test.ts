import type { Stance } from '@fieldfare/shared/opinion.ts'
import { opinionFilePath, type OpinionFile, OPINION_FILES, PEOPLE_FILES } from '@fieldfare/shared/opinion.ts'
import { expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { addTestOpinion, addVoters, computed } from '../../testing/testOpinion.ts'
import { type TestPerson, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting, app } = useWorldOnOneEngine()
keepCast(lasting)

const get = (id: string, file: OpinionFile, who?: TestPerson) =>
  app().http.inject({ url: opinionFilePath(id, file), headers: { cookie: who?.cookie ?? '' } })
const linesOf = (body: string) => body.trimEnd().split('\r\n')

test('GET /api/opinions: files with a row per person are refused to everybody before the end of the opinion map, also to its owner', async () => {
  const world = lasting()
  const { cast, opinionId } = await addTestOpinion(world)
  for (const file of PEOPLE_FILES) {
    expect((await get(opinionId, file)).statusCode).toBe(401)
    expect((await get(opinionId, file, cast.subscriber)).statusCode).toBe(403)
    expect((await get(opinionId, file, cast.moderator)).statusCode).toBe(403)
    expect((await get(opinionId, file, cast.owner)).statusCode).toBe(404)
  }
  expect((await get(opinionId, 'other' as OpinionFile)).statusCode).toBe(404)
  await cast.owner.call.deleteOpinion({ opinionId })
  for (const file of OPINION_FILES) expect((await get(opinionId, file, cast.owner)).statusCode).toBe(404)
})

test('GET /api/opinions: the files have the layout of Polis exports, without vote times, authors and their votes on own viewpoints', async () => {
  const world = lasting()
  const { cast, opinionId, viewpoints } = await addTestOpinion(world)
  const [one = '', two = '', three = ''] = viewpoints
  const votes = Array.from({ length: 7 }, (_, at): [string, Stance][] => [
    [one, at < 4 ? 1 : -1],
    [two, at < 4 ? -1 : 1],
    [three, 0],
  ])
  await addVoters(world, cast.communityId, opinionId, votes)
  await cast.subscriber.call.addViewpoint({ opinionId, text: 'Fewer, larger "signs"' })
  await computed(world, opinionId)
  const table = linesOf((await get(opinionId, 'viewpoints')).body)
  expect(table[0]).toBe('timestamp,datetime,comment-id,author-id,agrees,disagrees,moderated,comment-body')
  expect(table[1]).toMatch(/^\d+,[^,]+Z,1,,4,3,1,Dogs on a lead$/)
  expect(table[4]).toMatch(/,4,,\d,0,1,"Fewer, larger ""signs"""$/)
  expect(linesOf((await get(opinionId, 'summary')).body)).toContain('voters,8')
  await cast.owner.call.endOpinion({ opinionId })
  const { body, headers } = await get(opinionId, 'people', cast.owner)
  expect(headers['content-disposition']).toBe('attachment; filename="participants-votes.csv"')
  const people = linesOf(body)
  expect(people[0]).toBe('participant,group-id,n-comments,n-votes,n-agree,n-disagree,1,2,3,4')
  // The author of the fourth viewpoint voted on nothing else.
  expect(people).toHaveLength(8)
  expect(
    people
      .slice(1)
      .map((line) => line.split(',').slice(3).join(','))
      .toSorted(),
  ).toEqual([...Array<string>(3).fill('3,1,1,-1,1,0,'), ...Array<string>(4).fill('3,1,1,1,-1,0,')])
  const each = linesOf((await get(opinionId, 'votes', cast.owner)).body)
  expect(each).toHaveLength(1 + 7 * 3)
  expect(each[1]).toMatch(/^\d+,\d{4}-\d\d-\d\d,1,0,-?1$/)
})

test('GET /api/opinions: with fewer than seven voters, the files with a row per person have only the header', async () => {
  const world = lasting()
  const { cast, opinionId, viewpoints } = await addTestOpinion(world)
  await addVoters(world, cast.communityId, opinionId, Array(6).fill([[viewpoints[0] ?? '', 1]]))
  await cast.owner.call.endOpinion({ opinionId })
  for (const file of PEOPLE_FILES) expect(linesOf((await get(opinionId, file, cast.owner)).body)).toHaveLength(1)
})
