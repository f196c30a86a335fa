import { randomUUID } from 'node:crypto'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/db/connect.ts'
import { testCampaign } from './testCampaign.ts'
import { computed, TEST_OPINION } from './testOpinion.ts'
import { areaData, square, type World } from './world.ts'

/** All facts that are recorded about the drawing of an area. */
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

/** Adds a published run of hotspots with three cells: ten people in each of two, and four in the third. */
async function addRun({ kysely }: Pick<Database, 'kysely'>, adminId: string) {
  const distances = { people: 12, medianKm: 12, beyondPercent: 42, bands: [], fans: [7, null, null] }
  const hotspot = {
    rank: 1,
    respondents: 12,
    cells: 2,
    peakZ: 5.1,
    peak: '1kmE4009N3348',
    bin: 3,
    at: [4.805, 53.105],
    distances,
  }
  const result = {
    epsg: 3035,
    cells: 100,
    respondents: 60,
    unscored: null,
    box: [4.7, 53, 5, 53.2],
    hotspots: [hotspot],
  }
  const id = randomUUID()
  await sql`insert into hotspot_run (id, number, state, level, cell_metres, box, area_key, method, code_version, made_by, snapshot_at, published_at, result)
    select ${id}, coalesce(max(number), 0) + 1, 'done', 'neighborhood', 1000, '{4.7,53,5,53.2}', ${id}, 'GMH-1', '1.0.0', ${adminId}, now(), now(),
      ${JSON.stringify(result)}::jsonb from hotspot_run`.execute(kysely)
  for (const [seq, people] of [10, 12, 4].entries())
    await sql`insert into hotspot_cell (run_id, seq, code, people, weight, z, p, bin, hotspot, geom)
      values (${id}, ${seq}, ${`1kmE400${seq}N3348`}, ${people}, 1, 5.1, 0.001, ${seq < 2 ? 3 : 0}, ${seq < 2 ? 1 : null},
        ST_MakeEnvelope(${4.8 + seq / 100}::float8, 53.1, ${4.81 + seq / 100}::float8, 53.11, 4326))`.execute(kysely)
}

/**
 * Makes a study with rows in every table of a package: a respondent who got from the invitation to the third of the six
 * requests, another person who drew nothing, two campaigns of which one is too small to count, a poll whose results may
 * be read and one whose results may not be read yet, an opinion map, and a published run of hotspots.
 */
export async function testStudy(world: World) {
  const { make } = world
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
  const { id: opinionId } = await owner.call.addOpinion({ communityId, ...TEST_OPINION })
  const { items } = await owner.call.feed.viewpoints.of({ opinionId })
  const statement = items.find(({ number }) => number === TEST_OPINION.viewpoints.length)
  for (const [at, voter] of voters.entries())
    await voter.call.voteOnViewpoint({ opinionId, viewpointId: statement?.id ?? '', stance: at < 5 ? 1 : -1 })
  await computed(world, opinionId)
  await addRun(world.deps.db, admin.id)
  return { admin, respondent, other, types, communityId, pollId: open.id }
}
