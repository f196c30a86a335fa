import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { castOf, keepCast } from '../../testing/cast.ts'
import { computed } from '../../testing/testOpinion.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

const VIEWPOINTS = [
  'timestamp,datetime,comment-id,author-id,agrees,disagrees,moderated,comment-body',
  '1,a,0,0,0,0,1,"Dogs, on a lead"',
  '2,b,1,0,0,0,-1,Rude',
  '3,c,2,4,0,0,0,More signs',
].join('\n')
/** Votes of seven people: four agree with the first viewpoint and disagree with the last, three the reverse; viewpoint 1 is moderated away. */
const PEOPLE = [
  'participant,group-id,n-comments,n-votes,n-agree,n-disagree,0,1,2',
  ...Array.from({ length: 7 }, (_, at) => `${at},0,0,2,1,1,${at < 4 ? '1,,-1' : '-1.0,1,1.0'}`),
].join('\r\n')

test(
  'importOpinion: files with missing columns, broken quotes, unknown votes, too long texts or too many people are refused',
  undone(async (world) => {
    const { communityId, owner, subscriber } = await castOf(world)
    const input = { communityId, title: 'Quiet', viewpoints: VIEWPOINTS, votes: PEOPLE }
    expect(await refusalOf(subscriber.call.importOpinion(input))).toEqual({ code: 'forbidden' })
    const refused = (data: object) => refusalOf(owner.call.importOpinion({ ...input, ...data }))
    expect(await refused({ viewpoints: 'a,b\n1,2' })).toMatchObject({ key: 'exportColumns', path: 'viewpoints' })
    expect(await refused({ viewpoints: '' })).toMatchObject({ code: 'bad-input', path: 'viewpoints' })
    expect(await refused({ votes: 'participant,0\n"1,1' })).toMatchObject({ key: 'exportLine', path: 'votes' })
    expect(await refused({ votes: 'participant,0\n1,2' })).toMatchObject({ key: 'exportVote', path: 'votes' })
    expect(await refused({ votes: 'participant,9\n1,1' })).toMatchObject({ key: 'exportVote' })
    expect(await refused({ votes: 'voter-id,vote\n1,1' })).toMatchObject({ key: 'exportColumns' })
    expect(await refused({ viewpoints: `comment-id,comment-body\n0,${'x'.repeat(10_000)}` })).toMatchObject({
      key: 'tooLong',
    })
    expect(await refused({ viewpoints: 'comment-id,comment-body\n0,A\n1,a' })).toMatchObject({ key: 'exportLine' })
    const many = Array.from({ length: 5001 }, (_, at) => `${at},1`).join('\n')
    expect(await refused({ votes: `participant,0\n${many}` })).toMatchObject({ key: 'tooMany' })
    expect((await world.guest.feed.opinions.of({ communityId })).items).toEqual([])
  }),
)

const FILES: [string, string][] = [
  ['participants-votes.csv', PEOPLE],
  [
    'votes.csv',
    [
      'timestamp,datetime,comment-id,voter-id,vote',
      ...Array.from({ length: 7 }, (_, at) => [
        `1,a,0,${at},1`,
        `1,a,0,${at},${at < 4 ? 1 : -1}`,
        `1,a,2,${at},${at < 4 ? -1 : 1}`,
      ]).flat(),
    ].join('\n'),
  ],
]

test.each(FILES)(
  'importOpinion: viewpoints and votes of %s are imported, except those moderated away, and a repeated id adds nothing',
  (_, votes) =>
    undone(async (world) => {
      const { communityId, owner, subscriber } = await castOf(world)
      const input = { communityId, title: 'Quiet', viewpoints: VIEWPOINTS, votes, id: randomUUID() }
      const first = await owner.call.importOpinion(input)
      expect(first).toMatchObject({ viewpoints: 2, voters: 0 })
      expect(await owner.call.importOpinion(input)).toEqual(first)
      await computed(world, input.id)
      const { items } = await world.guest.feed.viewpoints.of({ opinionId: input.id })
      const counts = items.map(({ number, text, agrees, disagrees }) => [number, text, agrees, disagrees])
      expect(counts.toSorted()).toEqual([
        [1, 'Dogs, on a lead', 4, 3],
        [2, 'More signs', 3, 4],
      ])
      expect(await world.guest.feed.opinions.map({ id: input.id })).toMatchObject({ voters: 7, placed: 7 })
      const [viewpoint] = items
      await subscriber.call.voteOnViewpoint({ opinionId: input.id, viewpointId: viewpoint?.id ?? '', stance: 1 })
    })(),
)
