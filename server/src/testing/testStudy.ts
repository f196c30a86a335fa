import { randomUUID } from 'node:crypto'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { testCampaign } from './testCampaign.ts'
import { areaData, square, type World } from './world.ts'

/** All facts that are recorded of the drawing of an area. */
const DRAWN = {
  mode: 'touch',
  device: 'phone',
  vertices: 4,
  seconds: 31.5,
  undos: 1,
  zoom: 14,
  zoomFirst: 12,
  tools: ['dots', 'border'],
  base: 'fieldfare',
  baseVersion: '2026-11',
  aerial: true,
  border: { source: 'CBS', id: 'BU01', licence: 'CC BY 4.0', dated: '2026-01-01', changed: false },
} as const

/**
 * A study that has something in every table of a package: a respondent from the invitation to the third of the six requests, another who
 * drew nothing, two campaigns of which one is too small to count, and polls that may be read and may not.
 */
export async function testStudy({ make }: World) {
  const [admin, respondent, other] = [await make.admin(), await make.member(), await make.member()]
  const small = await testCampaign(admin, 'pbl', { name: '=Three people' })
  for (const label of ['a', 'b', 'c']) await small.invite(label)
  const large = await testCampaign(admin, 'texel-continue-register', { name: 'Texel, "in spring"' })
  for (const label of ['a', 'b', 'c', 'd', 'e', 'f']) await large.invite(label)
  const { secret } = await large.link()
  for (const { call } of [respondent, other]) {
    await call.survey.takePart({
      id: secret,
      locale: 'nl-nl',
      consents: (['research', 'experiment'] as const).map((purpose) => ({
        purpose,
        version: CONSENT_VERSIONS[purpose],
        id: randomUUID(),
      })),
    })
    await call.survey.introduced({ campaignId: large.campaign.id })
  }
  const { call } = respondent
  await call.user.updateHome({ coordinates: { lng: 4.8, lat: 53.06 } })
  const ids: string[] = []
  for (const [at, level] of LEVELS.entries()) {
    const data = { ...areaData, level, rating: 9 - at, activities: ['cycling', 'watching nature'] as const }
    const { area } = await call.measure.insert({
      measure: square(4.8 + at * 0.02, 53.1),
      data: { ...data, activities: [...data.activities] },
      analitics: at === 0 ? { ...DRAWN, tools: [...DRAWN.tools] } : {},
    })
    ids.push(area.id)
  }
  const [first = '', second = ''] = ids
  const owner = await make.owner()
  const communityId = await make.community(owner, square(4.7, 53, 0.3))
  await call.register.saveFunding({
    data: {
      amount: '100,50',
      locations: [
        { kind: 'area', id: first, amount: 60 },
        { kind: 'area', id: second, amount: 20 },
        { kind: 'community', id: communityId, amount: '20,50' },
      ],
      objectives: [
        { objective: 'biodiversity conservation', amount: 90 },
        { objective: 'other', amount: '10,50' },
      ],
      otherName: 'Quiet\nnights',
    },
  })
  const { types } = await call.register.startRequests()
  const [yes = 'fixed', no = 'fixed'] = types
  await call.register.answerRequest({
    type: yes,
    answer: 'yes',
    amount: 12.5,
    reason: 'I come "every" week, even in rain',
  })
  await call.register.answerRequest({ type: no, answer: 'no', reason: '' })
  await call.measure.delete({ measureId: second })

  const voters = await Promise.all(Array.from({ length: 6 }, () => make.member()))
  for (const voter of voters) await voter.call.subscribe({ landId: communityId })
  const ask = (title: string, more: object = {}) =>
    owner.call.addPoll({ communityId, title, description: '', options: ['Bench', 'Tree', 'Nothing'], ...more })
  const open = await ask('What shall come here?')
  await ask('What may not be read yet?', {
    results: 'atEnd',
    until: new Date(Date.now() + 3_600_000).toISOString(),
  })
  for (const [at, voter] of voters.entries())
    await voter.call.addVote({ pollId: open.id, value: at < 5 ? 'Bench' : 'Tree' })
  return { admin, respondent, other, types }
}
