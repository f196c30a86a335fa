import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD, refusalOf, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()

/** Returns all calls of `people`, with this person as subject. */
const calls = (call: World['guest'], userId: string) => [
  () => call.people.find({}),
  () => call.people.open({ userId }),
  () => call.people.setOwner({ userId, owner: true, organization: 'Duinbeheer' }),
  () => call.people.setTags({ userId, tags: ['panel'] }),
  () => call.people.disable({ userId, reason: 'Spam' }),
  () => call.people.enable({ userId }),
]

test(
  'people.*: guests, members and land owners are refused, and setOwner cannot make an admin',
  undone(async ({ make, guest }) => {
    const [member, owner] = [await make.member(), await make.owner()]
    for (const call of calls(guest, member.id)) expect((await refusalOf(call())).code).toBe('not-signed-in')
    for (const who of [member, owner])
      for (const call of calls(who.call, member.id)) expect((await refusalOf(call())).code).toBe('forbidden')
    const admin = await make.admin()
    const asAdmin = { userId: member.id, owner: true, organization: 'Duinbeheer', admin: true }
    expect((await refusalOf(admin.call.people.setOwner(asAdmin as never))).code).toBe('bad-input')
  }),
)

test(
  'people.*: disabling the own account or an admin is refused with forbidden, and an unknown id is not-found in every call',
  undone(async ({ make }) => {
    const [admin, other] = [await make.admin(), await make.admin()]
    const disable = (userId: string) => refusalOf(admin.call.people.disable({ userId, reason: 'Spam' }))
    expect(await disable(admin.id)).toMatchObject({ code: 'forbidden', key: 'ownAccount' })
    expect(await disable(other.id)).toMatchObject({ code: 'forbidden', key: 'adminAccount' })
    for (const call of calls(admin.call, randomUUID()).slice(1))
      expect((await refusalOf(call())).code).toBe('not-found')
  }),
)

test(
  'people.disable, people.setTags, people.setOwner: an empty reason, too many tags and a missing organisation are refused',
  undone(async ({ make }) => {
    const [{ call }, { id: userId }] = [await make.admin(), await make.member()]
    expect(await refusalOf(call.people.disable({ userId, reason: ' ' }))).toMatchObject({ path: 'reason' })
    expect(await refusalOf(call.people.disable({ userId, reason: 'x'.repeat(501) }))).toMatchObject({ key: 'tooLong' })
    const tags = Array.from({ length: 11 }, (_, i) => `label ${i}`)
    expect(await refusalOf(call.people.setTags({ userId, tags }))).toMatchObject({ path: 'tags', key: 'tooMany' })
    expect(await refusalOf(call.people.setOwner({ userId, owner: true }))).toMatchObject({ path: 'organization' })
  }),
)

test(
  'people.find: finds people by word prefixes of names and by whole e-mail addresses, in pages that contain no e-mail address',
  undone(async ({ make, deps }) => {
    const { call } = await make.admin({ name: 'Hidde Postma' })
    const [zoe, bas] = [await make.member({ name: 'Zoë van Dijk' }), await make.owner({ name: 'Bas van Dijk' })]
    await sql`update person set created_at = now() - case id when ${zoe.id} then interval '1 day' when ${bas.id} then interval '1 hour'
      else interval '2 days' end`.execute(deps.db.kysely)
    const namesOf = async (words: string, more = {}) =>
      (await call.people.find({ words, ...more })).items.map(({ name }) => name)
    expect((await namesOf('dij')).toSorted()).toEqual([bas.name, zoe.name])
    expect(await namesOf('ZOE')).toEqual([zoe.name])
    expect(await namesOf('van zo')).toEqual([zoe.name])
    expect(await namesOf('ijk')).toEqual([])
    expect(await namesOf("%_' -- ")).toEqual([bas.name, zoe.name, 'Hidde Postma'])
    expect(await namesOf(zoe.email)).toEqual([zoe.name])
    expect(await namesOf('dijk', { state: 'owners' })).toEqual([bas.name])
    const first = await call.people.find({ words: 'dijk', limit: 1 })
    const second = await call.people.find({ words: 'dijk', limit: 1, cursor: first.next ?? '' })
    expect([first, second].map(({ items }) => items[0]?.name)).toEqual([bas.name, zoe.name])
    expect(second.next).toBeNull()
    expect(JSON.stringify(first)).not.toContain(bas.email)
    expect(first.items[0]?.addressHint).toBe(`${bas.email.slice(0, 1)}•••@example.org`)
  }),
)

test(
  'people.open: returns e-mail address and home, and is entered in the audit log at most once an hour',
  undone(async ({ make, deps }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    await member.call.user.updateHome({ coordinates: { lng: 0, lat: 53 } })
    for (let i = 0; i < 3; i++)
      expect(await admin.call.people.open({ userId: member.id })).toMatchObject({
        email: member.email,
        home: { lng: 0, lat: 53 },
        disabled: null,
        sessions: 1,
      })
    const { rows } = await sql`select from audit where action = 'people.read' and subject = ${member.id}`.execute(
      deps.db.kysely,
    )
    expect(rows).toHaveLength(1)
  }),
)

test(
  'people.setOwner, people.setTags: a former land owner keeps the community, and tags are visible to admins only',
  undone(async ({ make }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    const userId = member.id
    for (let i = 0; i < 2; i++) await admin.call.people.setOwner({ userId, owner: true, organization: 'Duinbeheer' })
    const community = await make.community(member)
    expect(await admin.call.people.setOwner({ userId, owner: false })).toMatchObject({
      owner: false,
      communityCount: 1,
    })
    expect(await member.call.account.me()).toMatchObject({ owner: false, organization: 'Duinbeheer' })
    expect((await member.call.feed.land.one({ id: community })).title).toBe('Dunes of Texel')
    const { tags } = await admin.call.people.setTags({ userId, tags: ['panel', 'panel', 'Texel '] })
    expect(tags).toEqual(['panel', 'Texel'])
    expect(JSON.stringify(await member.call.account.me())).not.toContain('panel')
    const { items } = await admin.call.feed.audit.list({ aboutId: userId })
    expect(items.map(({ action }) => action)).toEqual(['people.tags', 'people.notOwner', 'people.owner'])
  }),
)

test(
  'people.disable: the session ends, only the right password reveals that the account is disabled, and the areas stay',
  undone(async ({ make, guest }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    const area = await make.area(member)
    const disable = () => admin.call.people.disable({ userId: member.id, reason: 'Adverts in every thread' })
    const first = await disable()
    expect(first.disabled).toMatchObject({ reason: 'Adverts in every thread', by: { id: admin.id } })
    expect(await disable()).toEqual(first)
    expect(await member.call.account.me()).toBeNull()
    const { email } = member
    expect(await refusalOf(guest.account.signIn({ email, password: `${PASSWORD}!` }))).toEqual({ code: 'login-failed' })
    expect(await refusalOf(guest.account.signIn({ email, password: PASSWORD }))).toEqual({
      code: 'disabled',
      path: 'email',
      key: 'disabled',
    })
    expect((await guest.feed.measures.one({ id: area })).area.id).toBe(area)
    expect((await admin.call.people.find({ state: 'disabled' })).items.map(({ id }) => id)).toEqual([member.id])
    for (let i = 0; i < 2; i++) expect((await admin.call.people.enable({ userId: member.id })).disabled).toBeNull()
    expect(await guest.account.signIn({ email, password: PASSWORD })).toMatchObject({ id: member.id })
  }),
)

test(
  'people.disable: the disabled person gets neither community messages nor mailings',
  undone(async ({ make }) => {
    const [admin, owner, member, other] = [
      await make.admin(),
      await make.owner(),
      await make.member(),
      await make.member(),
    ]
    const communityId = await make.community(owner)
    for (const { call } of [member, other]) await call.subscribe({ landId: communityId })
    const userIds = [member.id, other.id]
    const reached = async () => [
      (await owner.call.message.preview({ communityId, data: { title: 'Geese', body: 'They came.' } })).recipients,
      (await admin.call.mailing.count({ data: { userIds } })).count,
    ]
    expect(await reached()).toEqual([2, 2])
    await admin.call.people.disable({ userId: member.id, reason: 'Adverts in every thread' })
    expect(await reached()).toEqual([1, 1])
  }),
)

test(
  'people.disable: a session made for a disabled account is not accepted',
  undone(async ({ make, deps, callWith }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    await admin.call.people.disable({ userId: member.id, reason: 'Spam' })
    const { cookie } = await deps.db.kysely.transaction().execute((tx) => deps.auth.startSession(tx, member.id, 'test'))
    expect(await callWith(cookie.split(';')[0] ?? '').account.me()).toBeNull()
  }),
)
