import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeMailer, mailFolder } from '../../platform/mail/mailer.ts'
import { readdir, readFile } from 'node:fs/promises'
import { runLandJobs } from '../../testing/landJobs.ts'
import { areaData, square, type TestPerson, useWorld } from '../../testing/world.ts'
import { communityJobs } from './jobs.ts'
import { joinCorrected } from './joinCorrected.ts'

const { lasting } = useWorld()

/** A strip of land from a corner eastwards. */
const strip = (lng: number, width: number, lat = 53) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [lng, lat],
      [lng + width, lat],
      [lng + width, lat + 0.1],
      [lng, lat + 0.1],
      [lng, lat],
    ] as [number, number][],
  ],
})
const draw = (person: TestPerson, lng: number) =>
  person.call.measure.insert({ measure: square(lng, 53.05), data: areaData })
const members = async (landId: string) => {
  const { rows } = await sql<{ person_id: string; grants: number; notices: number }>`
    select person_id,
      (select count(*) from score_grant g where g.person_id = s.person_id and g.cause = ${landId})::integer as grants,
      (select count(*) from notification n where n.person_id = s.person_id and n.kind = 'community.joined'
        and n.data->>'communityId' = ${landId})::integer as notices
    from subscription s where community_id = ${landId} and left_at is null`.execute(lasting().deps.db.kysely)
  return rows
}
test('land.correct: people whose areas are saved before, during or after a correction join the community once', async () => {
  const { make } = lasting()
  const owner = await make.owner()
  const landId = await make.community(owner, strip(5, 0.1))
  const people = await Promise.all(Array.from({ length: 12 }, () => make.member()))
  const [before, during] = [people.slice(0, 4), people.slice(4)]
  for (const one of before) await draw(one, 5.15)
  await Promise.all([
    ...during.slice(0, 4).map((one) => draw(one, 5.15)),
    owner.call.land.correct({ landId, measure: strip(5, 0.2) }),
    ...during.slice(4).map((one) => draw(one, 5.15)),
  ])
  await runLandJobs(lasting().deps)
  const joined = await members(landId)
  expect(joined.map(({ person_id }) => person_id).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  for (const one of joined) expect([one.grants, one.notices]).toEqual([1, 1])
})

test('land.correct: concurrent corrections of one community all apply if they need no approval; otherwise only one stays waiting', async () => {
  const { make, guest } = lasting()
  const [owner, neighbour, admin] = [await make.owner(), await make.owner(), await make.admin()]
  const landId = await make.community(owner, strip(10, 0.1))
  await make.community(neighbour, strip(10.3, 0.1))
  const shapes = [strip(10, 0.15), strip(10, 0.2)]
  const done = await Promise.all(shapes.map((measure) => owner.call.land.correct({ landId, measure })))
  expect(done.map(({ waits }) => waits)).toEqual([false, false])
  expect(shapes).toContainEqual((await guest.feed.land.one({ id: landId })).geometry)
  const waiting = await Promise.all(
    [strip(10, 0.35), strip(10, 0.36)].map((measure) => owner.call.land.correct({ landId, measure })),
  )
  expect(waiting.map(({ waits }) => waits)).toEqual([true, true])
  const { items } = await admin.call.feed.land.corrections({})
  expect(items.filter(({ community }) => community.id === landId)).toHaveLength(1)
})

test('land.correct: of two concurrent corrections of two communities onto the same free land, one waits for an admin', async () => {
  const { make } = lasting()
  const owners = [await make.owner(), await make.owner()]
  const [west, east] = [
    await make.community(owners[0]!, strip(20, 0.1)),
    await make.community(owners[1]!, strip(20.3, 0.1)),
  ]
  const done = await Promise.all([
    owners[0]!.call.land.correct({ landId: west, measure: strip(20, 0.25) }),
    owners[1]!.call.land.correct({ landId: east, measure: strip(20.15, 0.25) }),
  ])
  expect(done.map(({ waits }) => waits).toSorted()).toEqual([false, true])
})

test('joinCorrected: two concurrent runs over 1,300 areas on the new land subscribe each person once', async () => {
  const { make, deps } = lasting()
  const { kysely } = deps.db
  const owner = await make.owner()
  const landId = await make.community(owner, strip(30, 0.1))
  const [maker, busy] = [await make.member(), await make.member()]
  await draw(busy, 30.15)
  const MANY = 1300
  await sql`
    insert into area (id, created_by, level, title, description, rating, explanation, frequency, activities, geom, seen)
    select gen_random_uuid(), ${maker.id}, 'world', 'One of many', '', 8, '', 'daily', '{}',
      ST_MakeEnvelope(30.11 + i % 50 / 1000.0, 53.01 + i / 50 / 1000.0, 30.1105 + i % 50 / 1000.0, 53.0105 + i / 50 / 1000.0, 4326), true
    from generate_series(1, ${MANY}::integer) i`.execute(kysely)
  const correctionId = randomUUID()
  await owner.call.land.correct({ landId, measure: strip(30, 0.2), id: correctionId })
  const waitingJobs =
    await sql`select from pgboss.job where name = 'joinCorrected' and data->>'correctionId' = ${correctionId}`.execute(
      kysely,
    )
  expect(waitingJobs.rows).toHaveLength(1)
  // Two concurrent runs must not subscribe anybody twice.
  await Promise.all([joinCorrected(deps, correctionId), joinCorrected(deps, correctionId)])
  await runLandJobs(lasting().deps)
  const joined = await members(landId)
  expect(joined.map(({ person_id }) => person_id).toSorted()).toEqual([maker.id, busy.id].toSorted())
  for (const one of joined) expect([one.grants, one.notices]).toEqual([1, 1])
})

test('mailCorrection: the decision about a correction is mailed to the owner once, in the language of the owner', async () => {
  const { make, deps } = lasting()
  const { kysely } = deps.db
  const [owner, neighbour, admin] = [await make.owner({ name: 'Sanne' }), await make.owner(), await make.admin()]
  await kysely.updateTable('person').set({ locale: 'nl-nl' }).where('id', '=', owner.id).execute()
  const landId = await make.community(owner, strip(40, 0.1), { title: 'De Kwelder' })
  await make.community(neighbour, strip(40.1, 0.1))
  const { id: correctionId } = await owner.call.land.correct({ landId, measure: strip(40, 0.15) })
  const jobs = communityJobs(deps, makeMailer(deps.config))
  // The correction is not decided yet, so nothing is mailed.
  await jobs.mailCorrection({ correctionId })
  await admin.call.land.declineCorrection({ correctionId, reason: 'Dat is van de buren.' })
  await jobs.mailCorrection({ correctionId })
  const folder = mailFolder(deps.config)
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')))
  const own = mails.filter((mail) => mail.includes(owner.email))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain('De nieuwe omtrek van De Kwelder is afgewezen')
  expect(own[0]).toContain('Dat is van de buren.')
})
