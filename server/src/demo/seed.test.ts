import { FOUR_AREAS, TEN_COMMENTS } from '@fieldfare/shared/account.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { SCORE_DEFAULTS } from '@fieldfare/shared/setting.ts'
import { NAMED_TOGETHER, NEAR_LAND_KM, OBJECTIVES } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { meView } from '../people/account/rows.ts'
import type { Deps } from '../platform/call/context.ts'
import { givenByDay } from '../participation/pledge/givenByDay.ts'
import { countFigures } from '../administration/siteFigures/countFigures.ts'
import { areaData, refusalOf, square, useWorld, type World } from '../testing/world.ts'
import { ADMIN, DEMO_ACCOUNTS, MEMBER, OWNER } from './accounts.ts'
import { idOf, readDemo } from './readData.ts'
import { seedDemo } from './seed.ts'

const { undone, lasting, app } = useWorld()
const withConfig = ({ deps }: World, change: Partial<Deps['config']>): Deps => {
  return { ...deps, config: { ...deps.config, ...change } }
}

const TABLES = [
  'person',
  'area',
  'area_like',
  'community',
  'subscription',
  'score_grant',
  'medal',
  'notification',
] as const
async function counts({ deps }: World): Promise<Record<string, number>> {
  const rows = await Promise.all(
    TABLES.map(async (table) => {
      const query = sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`
      const { rows } = await query.execute(deps.db.kysely)
      return [table, rows[0]?.n ?? -1] as const
    }),
  )
  return Object.fromEntries(rows)
}

describe('seedDemo: an existing or unsuitable database', () => {
  test.each([
    ['production is not seeded', { DEMO: true, production: true }],
    ['with DEMO off nothing is seeded', { DEMO: false }],
  ])('seedDemo: %s', (_, change) =>
    undone(async (world) => {
      expect(await seedDemo(withConfig(world, change))).toBeNull()
      expect((await counts(world)).person).toBe(0)
    })(),
  )

  test(
    'a database with people is not seeded, and no accounts are returned',
    undone(async (world) => {
      await world.make.member()
      expect(await seedDemo(withConfig(world, { DEMO: true }))).toBeNull()
      expect(await counts(world)).toMatchObject({ person: 1, area: 0, community: 0 })
    }),
  )
})

describe('seedDemo: an empty database', () => {
  const { person: people, area: areas, community: communities, treasure: treasures } = readDemo(new Date())
  let notices: (string | null)[]
  beforeAll(async () => {
    const deps = withConfig(lasting(), { DEMO: true })
    notices = await Promise.all([seedDemo(deps), seedDemo(deps)])
  })

  test('two concurrent calls of seedDemo seed the data once, and both return the demo accounts', async () => {
    expect(await counts(lasting())).toMatchObject({
      person: people.length + DEMO_ACCOUNTS.length,
      area: areas.length,
      community: communities.length,
      area_like: areas.flatMap(({ area_like = [] }) => area_like).length,
    })
    expect(notices[0]).toBe(notices[1])
    for (const { role, email, password } of DEMO_ACCOUNTS) {
      expect(notices[0]).toMatch(new RegExp(`${role} +${email} +${password}$`, 'm'))
    }
  })

  test('a second call of seedDemo changes nothing and returns the demo accounts', async () => {
    const before = await counts(lasting())
    expect(await seedDemo(withConfig(lasting(), { DEMO: true }))).toBe(notices[0])
    expect(await counts(lasting())).toEqual(before)
  })

  test('each demo account can sign in with its password and has its role; other people have no password', async () => {
    for (const { email, password, role } of DEMO_ACCOUNTS) {
      const me = await lasting().guest.account.signIn({ email, password })
      expect(me).toMatchObject({ email, verified: true, owner: role === 'owner', admin: role === 'admin' })
    }
    const { email } = people[0]!
    const guess = lasting().guest.account.signIn({ email, password: MEMBER.password })
    expect(await refusalOf(guess)).toMatchObject({ code: 'login-failed' })
  })

  test('people subscribe exactly to the communities whose land their areas touch', async () => {
    const { rows } = await sql`
      with touch as (
        select distinct a.created_by as person_id, c.id as community_id
        from area a join community c on ST_Intersects(a.geom, c.geom)
      )
      select * from touch full join subscription using (person_id, community_id)
      where touch.person_id is null or subscription.person_id is null`.execute(lasting().deps.db.kysely)
    expect(rows).toEqual([])
    expect((await counts(lasting())).subscription).toBeGreaterThan(communities.length)
  })

  test('each person has the score, the medals and the number of areas that follow from the rules', async () => {
    const db = lasting().deps.db.kysely
    for (const id of [...people.map(({ name }) => idOf(name)), MEMBER.id, OWNER.id, ADMIN.id]) {
      const areaCount = areas.filter(({ created_by }) => created_by === id).length
      const comments = await db.selectFrom('comment').select('deleted_at').where('created_by', '=', id).execute()
      const standing = comments.filter(({ deleted_at }) => deleted_at === null).length
      const me = await meView(db, id)
      const funder = await db.selectFrom('funding').select('id').where('person_id', '=', id).executeTakeFirst()
      expect(me).toMatchObject({
        areaCount,
        score:
          areaCount * (1 + SCORE_DEFAULTS.DRAW_AREA) +
          me.subs.length * SCORE_DEFAULTS.SUBSCRIBE_INTERSECT +
          comments.length * SCORE_DEFAULTS.ADD_DISCUSSION_COMMENT +
          (funder ? SCORE_DEFAULTS.ADD_VIRTUAL_FUNDING : 0),
        finishedRegister: areaCount >= FOUR_AREAS,
      })
      const medals = [
        areaCount >= 1 && 'FIRST_AREA',
        areaCount >= FOUR_AREAS && 'FOUR_AREAS',
        standing >= TEN_COMMENTS && 'TEN_COMMENTS',
        funder && 'FUNDER',
      ]
      expect(me.medals.toSorted()).toEqual(medals.filter(Boolean).toSorted())
    }
  })

  test('only the demo member has notices, about a medal and two joined communities, and only the newest is unread', async () => {
    const rows = await lasting()
      .deps.db.kysely.selectFrom('notification')
      .select(['person_id', 'kind', 'read_at'])
      .orderBy('created_at')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['medal.granted', 'community.joined', 'community.joined'])
    expect(rows.map(({ read_at }) => read_at === null)).toEqual([false, false, true])
    expect(rows.every(({ person_id }) => person_id === MEMBER.id)).toBe(true)
  })

  test('each comment, poll or pledge shows the names of at least five voters or givers, or of none', async () => {
    const { kysely } = lasting().deps.db
    const { rows } = await sql<{ kind: string; names: number; fewest: number }>`
      select subject_kind as kind, count(*)::integer as names, min(n)::integer as fewest
      from (select *, count(*) over (partition by subject_id) as n from named_person) named group by 1 order by 1`.execute(
      kysely,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['comment', 'pledge', 'poll'])
    for (const { fewest } of rows) expect(fewest).toBeGreaterThanOrEqual(NAMED_TOGETHER)
    const reasons = await kysely
      .selectFrom('contribution')
      .select(['shown_as', 'ended_at'])
      .where('pledge_id', 'in', kysely.selectFrom('named_person').select('subject_id'))
      .execute()
    for (const { shown_as, ended_at } of reasons) expect(shown_as === null).toBe(ended_at !== null)
  })

  test('each treasure lies near the land of its community, was found by a person who joined it, and has an existing photo', async () => {
    const { deps, guest } = lasting()
    const { rows } = await sql<{ land: string; near: boolean; joined: boolean; photo: string }>`
      select c.id as land, ST_DWithin(c.geom::geography, t.geom::geography, ${NEAR_LAND_KM * 1000}) as near, s.left_at is null as joined,
        t.photo_id as photo
      from treasure t join community c on c.id = t.community_id
      left join subscription s on s.community_id = c.id and s.person_id = t.created_by and s.joined_at < now()
      where s.person_id is not null`.execute(deps.db.kysely)
    expect(rows.length).toBe(treasures.length)
    expect(rows.every(({ near, joined }) => near && joined)).toBe(true)
    for (const { photo } of rows) expect((await app().http.inject(photoUrl(photo, 'full'))).statusCode).toBe(200)
    expect((await guest.feed.treasures.of({ communityId: rows[0]!.land })).items.length).toBeGreaterThan(0)
  })

  test('budgets of people with research consent fill the charts of every goal, and some people have a budget but no consent', async () => {
    const db = lasting().deps.db.kysely
    const { funding } = await countFigures(db, 'Europe/Amsterdam', givenByDay)
    for (const goal of OBJECTIVES) {
      const months = funding[goal].total.filter((value) => value !== null).length
      expect([goal, months >= 3, (funding[goal].mean.at(-1) ?? 0) > 0]).toEqual([goal, true, true])
    }
    const { rows } = await sql`select person_id from funding f
      where not exists (select from consent_now c where c.person_id = f.person_id and c.kind = 'research')`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('research consents and budgets are marked as demo data, and nobody has earned money or takes part in a survey', async () => {
    const { rows } = await sql`
      select person_id from consent where kind <> 'terms' and (kind <> 'research' or version <> 'demo' or text_hash is not null)
      union all select person_id from funding where instrument <> 'demo'
      union all select person_id from earning union all select person_id from participant`.execute(
      lasting().deps.db.kysely,
    )
    expect(rows).toEqual([])
  })

  test(
    'the member’s fourth area on Texel finishes the registration and joins the community of the dunes',
    undone(async (world) => {
      const { cookie } = await world.deps.db.kysely.transaction().execute((tx) => {
        return world.deps.auth.startSession(tx, MEMBER.id, 'test')
      })
      const member = world.callWith(cookie.split(';')[0] ?? '')
      const added = await member.measure.insert({ measure: square(4.75, 53.07), data: areaData })
      expect(added.communities).toMatchObject([{ title: 'Duinen van Texel', joined: true }])
      expect(await meView(world.deps.db.kysely, MEMBER.id)).toMatchObject({
        areaCount: FOUR_AREAS,
        finishedRegister: true,
        medals: ['FIRST_AREA', 'FOUR_AREAS'],
      })
    }),
  )
})
