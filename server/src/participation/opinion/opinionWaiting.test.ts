import { expect, test } from 'vitest'
import { addTestOpinion, TEST_OPINION } from '../../testing/testOpinion.ts'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { post, village, work } from '../../testing/weeklyVillage.ts'

const { undone } = useWorldOnOneEngine()

test(
  'feed.waiting: an open opinion map is listed for verified members without a vote, and an ended one for nobody',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const { communityId, owner } = cast
    const stranger = await world.make.member()
    const unverified = await world.make.member({ verified: false })
    const member = await world.make.member()
    for (const { call } of [unverified, member]) await call.subscribe({ landId: communityId })
    const asked = async ({ call }: typeof member) => {
      const [first, here] = [await call.feed.waiting.first(), await call.feed.waiting.here({ communityId })]
      const ids = here.items.flatMap(({ kind, id }) => (kind === 'opinion' ? [id] : []))
      expect(first.statements.items.map(({ id }) => id)).toEqual(ids)
      return ids
    }
    expect(await asked(stranger)).toEqual([])
    expect(await asked(unverified)).toEqual([])
    expect(await asked(member)).toEqual([opinionId])
    expect((await member.call.feed.waiting.first()).statements.items).toMatchObject([
      { title: TEST_OPINION.title, path: `/opinion/${opinionId}`, at: null },
    ])

    const vote = { opinionId, viewpointId: viewpoints[0] ?? '' }
    await member.call.voteOnViewpoint({ ...vote, stance: 1 })
    expect(await asked(member)).toEqual([])
    await member.call.withdrawViewpointVote(vote)
    expect(await asked(member)).toEqual([opinionId])

    const open = await owner.call.feed.waiting.here({ communityId })
    expect(open.items).toMatchObject([{ kind: 'opinion', id: opinionId, view: { viewpoints: viewpoints.length } }])
    await owner.call.endOpinion({ opinionId })
    expect(await asked(member)).toEqual([])
    expect((await owner.call.feed.waiting.here({ communityId })).items).toEqual([])
  }),
)

test(
  'weeklyMails: the mail lists new opinion maps, and opinion maps whose voting ended',
  undone(async (world) => {
    const { owner, communityId, reader } = await village(world)
    await reader.call.user.update({ profile: { locale: 'nl-nl' } })
    const add = async (title: string) => (await owner.call.addOpinion({ ...TEST_OPINION, communityId, title })).id
    const [newId, endedId] = [await add('The path'), await add('The dogs')]
    await owner.call.endOpinion({ opinionId: endedId })
    const mail = post()
    await work(world, mail)
    const { PUBLIC_URL } = world.deps.config
    const [{ text } = { text: '' }] = mail.mails
    for (const line of [
      `Nieuwe meningenkaart · Dunes: The path\n${PUBLIC_URL}/opinion/${newId}`,
      `Uitslag van een meningenkaart · Dunes: The dogs\n${PUBLIC_URL}/opinion/${endedId}`,
    ])
      expect(text).toContain(line)
  }),
)
