import { randomUUID } from 'node:crypto'
import { UNVERIFIED_DAYS } from '@fieldfare/shared/account.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { PASSWORD, refusalOf, square, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { erasureJobs } from './erase.ts'

const { undone } = useWorldOnOneEngine()

const past = ({ deps }: World, { id }: TestPerson) =>
  deps.db.kysely
    .updateTable('person')
    .set({ leaving_at: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()
const erased = async (world: World, person: TestPerson) => {
  await person.call.account.leave({ password: PASSWORD })
  await past(world, person)
  await erasureJobs(world.deps).eraseAccounts({})
}

test(
  'account.leave: guests, and members with a wrong password, are refused',
  undone(async ({ make, guest }) => {
    const { call } = await make.member()
    expect(await refusalOf(guest.account.leave({ password: PASSWORD }))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.account.stay())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.account.download())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.account.holdings())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(call.account.leave({ password: '' }))).toEqual({
      code: 'bad-input',
      path: 'password',
      key: 'required',
    })
    expect(await refusalOf(call.account.leave({ password: 'not this one' }))).toMatchObject({
      path: 'password',
      key: 'passwordWrong',
    })
    expect((await call.feed.userData.me()).leavingAt).toBeNull()
  }),
)

test(
  'account.leave: the last remaining admin is refused with lastAdmin',
  undone(async ({ make }) => {
    const [one, two] = [await make.admin(), await make.admin()]
    await one.call.account.leave({ password: PASSWORD })
    expect(await refusalOf(two.call.account.leave({ password: PASSWORD }))).toEqual({
      code: 'forbidden',
      path: 'password',
      key: 'lastAdmin',
    })
    await one.call.account.stay()
    expect((await two.call.account.leave({ password: PASSWORD })).leavingAt).not.toBeNull()
  }),
)

test(
  'account.leave, account.stay: leaving again keeps the date of erasure, and staying cancels the erasure',
  undone(async (world) => {
    const person = await world.make.member()
    const { leavingAt } = await person.call.account.leave({ password: PASSWORD })
    const days = (Date.parse(leavingAt ?? '') - Date.now()) / 24 / 3600 / 1000
    expect(Math.round(days)).toBe(7)
    expect((await person.call.account.leave({ password: PASSWORD })).leavingAt).toBe(leavingAt)
    for (let i = 0; i < 2; i++) expect((await person.call.account.stay()).leavingAt).toBeNull()
    await erasureJobs(world.deps).eraseAccounts({})
    expect((await person.call.feed.userData.me()).name).toBe(person.name)
  }),
)

test(
  'eraseAccounts: an account is not erased before its date of erasure',
  undone(async (world) => {
    const person = await world.make.member()
    await person.call.account.leave({ password: PASSWORD })
    await erasureJobs(world.deps).eraseAccounts({})
    expect((await person.call.feed.userData.me()).leavingAt).not.toBeNull()
  }),
)

test(
  'eraseAccounts: personal data is removed, and the communities of the person stay without the name of their creator',
  undone(async (world) => {
    const { make, guest, deps } = world
    const [leaver, owner] = [await make.owner(), await make.owner()]
    const [founded, joined] = [await make.community(leaver, square(10, 50)), await make.community(owner)]
    const areaId = await make.area(leaver)
    const liked = await make.area(owner, square(6, 52))
    await leaver.call.measure.like({ measureId: liked })
    await leaver.call.user.update({ profile: { city: 'Den Burg', showProfile: true } })
    expect(await leaver.call.account.holdings()).toMatchObject({ areas: 1, subscriptions: 1, communities: 1 })
    expect((await guest.feed.land.one({ id: joined })).subscribers).toBe(1)
    await erased(world, leaver)
    expect(await refusalOf(leaver.call.account.stay())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.feed.measures.one({ id: areaId }))).toEqual({ code: 'not-found' })
    expect((await guest.feed.measures.one({ id: liked })).area.likes).toBe(0)
    expect((await guest.feed.land.one({ id: joined })).subscribers).toBe(0)
    expect((await guest.feed.land.one({ id: founded })).creator).toEqual({ id: leaver.id, name: '' })
    expect(await owner.call.feed.userData.people({ ids: [leaver.id] })).toEqual([])
    const person = await deps.db.kysely
      .selectFrom('person')
      .selectAll()
      .where('id', '=', leaver.id)
      .executeTakeFirstOrThrow()
    expect(person).toMatchObject({ city: null, home: null, owner: false, show_profile: false, leaving_at: null })
    expect(person.deleted_at).toBeInstanceOf(Date)
    for (const table of [
      'draft',
      'subscription',
      'score_grant',
      'medal',
      'notification',
      'consent',
      'area_like',
      'moderator',
    ] as const) {
      expect(
        await deps.db.kysely.selectFrom(table).select('person_id').where('person_id', '=', leaver.id).execute(),
      ).toEqual([])
    }
  }),
)

test(
  'eraseAccounts: the e-mail address of an erased account may register again',
  undone(async (world) => {
    const leaver = await world.make.member()
    await erased(world, leaver)
    const again = {
      id: randomUUID(),
      name: 'Back again',
      email: leaver.email,
      password: PASSWORD,
      agree: true as const,
      locale: 'nl-nl' as const,
    }
    expect((await world.guest.account.register(again)).name).toBe('Back again')
  }),
)

test(
  'account.download: contains the data of the caller and not of another person',
  undone(async ({ make, deps }) => {
    const [person, other] = [await make.member(), await make.member()]
    const area = await make.area(person)
    await make.area(other)
    const patches = (one: { id: string }, name: string) =>
      deps.db.kysely
        .updateTable('person')
        .set({ patches: JSON.stringify([name]) })
        .where('id', '=', one.id)
        .execute()
    await patches(person, 'spoonbill')
    await patches(other, 'harrier')
    const all = await person.call.account.download()
    expect(all).toMatchObject({
      account: { id: person.id, email: person.email },
      areas: [{ id: area }],
      consents: [{ purpose: 'terms', given: true }],
      comments: [],
      patches: [{ patches: ['spoonbill'] }],
    })
    expect(JSON.stringify(all)).not.toContain(other.id)
    expect(JSON.stringify(all)).not.toContain('harrier')
  }),
)

test(
  'eraseAccounts: old unverified accounts without content and sessions are erased, and all other accounts stay',
  undone(async (world) => {
    const { make, deps } = world
    const db = deps.db.kysely
    const unverified = () => make.member({ verified: false })
    const [empty, drawn, used, young, verified] = [
      await unverified(),
      await unverified(),
      await unverified(),
      await unverified(),
      await make.member(),
    ]
    await make.area(drawn)
    const all = [empty, drawn, used, young, verified]
    const createdAt = new Date(Date.now() - (UNVERIFIED_DAYS + 1) * DAY_MS)
    for (const { id } of all.filter((one) => one !== young))
      await db.updateTable('auth.user').set({ createdAt }).where('id', '=', id).execute()
    for (const { id } of all.filter((one) => one !== used))
      await db.deleteFrom('auth.session').where('userId', '=', id).execute()
    await erasureJobs(deps).eraseAccounts({})
    const ids = all.map(({ id }) => id)
    const remaining = await db.selectFrom('auth.user').select('id').where('id', 'in', ids).execute()
    expect(new Set(remaining.map(({ id }) => id))).toEqual(new Set(ids.slice(1)))
  }),
)
