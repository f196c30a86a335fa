import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newcomer, PASSWORD, refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test.each([
  ['a name of one letter', { name: 'M' }, 'name', 'tooShort'],
  ['a name of 41', { name: 'M'.repeat(41) }, 'name', 'tooLong'],
  ['no e-mail', { email: undefined }, 'email', 'required'],
  ['an incomplete e-mail', { email: 'marijke@' }, 'email', 'email'],
  ['a password of nine', { password: 'ninechars' }, 'password', 'passwordMin'],
  ['a password of 129', { password: 'long one '.repeat(15) }, 'password', 'passwordMax'],
  ['a common password', { password: 'Password123' }, 'password', 'passwordCommon'],
  ['one letter ten times', { password: 'aaaaaaaaaa' }, 'password', 'passwordCommon'],
  ['their own name as password', { password: 'marijkedevries' }, 'password', 'passwordCommon'],
  ['no agreement', { agree: false }, 'agree', 'agree'],
  ['an unknown language', { locale: 'xx' }, 'locale', 'choice'],
  ['a role', { admin: true }, '', 'unknown'],
])('account.register: %s is refused at its field', (_name, part, path, key) =>
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.account.register({ ...newcomer(), ...part } as never))).toEqual({
      code: 'bad-input',
      path,
      key,
    })
  })(),
)

test.each(['https://evil.example', 'Visit www.evil', 'evil.example now', 'evil。example now'])(
  'account.register: the name "%s", which mail programs show as a link, is refused',
  (name) =>
    undone(async ({ guest }) => {
      expect(await refusalOf(guest.account.register({ ...newcomer(), name }))).toEqual({
        code: 'bad-input',
        path: 'name',
        key: 'nameLink',
      })
    })(),
)

test.each(['J.R.R. Tolkien', 'M.C. Escher', 'Dr. Anna', 'A. de Vries', "Jan-Piet O'Hara"])(
  'account.register: the name "%s" is accepted',
  (name) =>
    undone(async ({ guest }) => {
      expect(await guest.account.register({ ...newcomer(), name })).toMatchObject({ name })
    })(),
)

test(
  'account.register: the answer for an e-mail address with an account equals that for a new e-mail address',
  undone(async ({ make, guest }) => {
    const member = await make.member()
    const answers = []
    for (const email of [member.email.toUpperCase(), `${randomUUID()}@example.org`]) {
      const request = { ...newcomer(), email, password: 'a-newly-mown-path' }
      const { id, createdAt: _createdAt, email: kept, ...me } = await guest.account.register(request)
      expect([id === member.id, kept]).toEqual([false, email.toLowerCase()])
      expect(await guest.account.signIn({ email, password: request.password })).toMatchObject({ id, verified: false })
      answers.push(me)
    }
    expect(answers[1]).toEqual(answers[0])
    // The account that verified the e-mail address is unchanged.
    expect(await guest.account.signIn({ email: member.email, password: PASSWORD })).toMatchObject({
      id: member.id,
      verified: true,
    })
  }),
)

test(
  'user.update: the answer for an e-mail address of another account equals that for an unused e-mail address',
  undone(async ({ make }) => {
    const [one, other] = [await make.member(), await make.member()]
    for (const email of [other.email, `${randomUUID()}@example.org`])
      expect(await one.call.user.update({ profile: { email, password: PASSWORD } })).toMatchObject({
        email: one.email,
        newEmail: email,
      })
  }),
)

test(
  'account.register: the id of another person is refused with conflict',
  undone(async ({ make, guest }) => {
    const { id } = await make.member()
    expect(await refusalOf(guest.account.register({ ...newcomer(), id }))).toEqual({ code: 'conflict' })
  }),
)

test(
  'account.register: a new member is not verified, has no role, and the consent to the terms is stored',
  undone(async ({ guest, deps }) => {
    const me = await guest.account.register({ ...newcomer(), campaign: 'texel-2026' })
    expect(me).toMatchObject({ owner: false, admin: false, verified: false, score: 0, home: null, locale: 'nl-nl' })
    const consent = await deps.db.kysely.selectFrom('consent').selectAll().where('person_id', '=', me.id).execute()
    expect(consent).toMatchObject([{ kind: 'terms', version: '2026-11-01', campaign: 'texel-2026', locale: 'nl-nl' }])
  }),
)

test(
  'account.register: a repeated request returns the same person, but is refused with conflict if the password differs',
  undone(async ({ guest }) => {
    const request = { ...newcomer(), id: randomUUID() }
    const first = await guest.account.register(request)
    expect((await guest.account.register(request)).id).toBe(first.id)
    expect(await refusalOf(guest.account.register({ ...request, password: 'another-quiet-lane' }))).toEqual({
      code: 'conflict',
    })
  }),
)

test(
  'account.register: the id of a verified account, or of one registered more than an hour ago, is refused with conflict',
  undone(async ({ guest, deps, make }) => {
    const member = await make.member()
    const guess = { ...newcomer(), id: member.id, email: member.email, password: PASSWORD }
    expect(await refusalOf(guest.account.register(guess))).toEqual({ code: 'conflict' })
    const request = { ...newcomer(), id: randomUUID() }
    await guest.account.register(request)
    const old = { createdAt: new Date(Date.now() - 2 * 3_600_000) }
    await deps.db.kysely.updateTable('auth.user').set(old).where('id', '=', request.id).execute()
    expect(await refusalOf(guest.account.register(request))).toEqual({ code: 'conflict' })
  }),
)

const community = { measure: square(5, 53, 0.1), data: { title: 'Dunes of Texel' } }

test(
  'account.registerLandOwner: an invalid community creates no account; a valid community is created together with its owner',
  undone(async ({ guest, deps }) => {
    const request = { ...newcomer(), organization: 'Duinbeheer', community }
    const bad = { ...community, data: { title: '' } }
    expect(await refusalOf(guest.account.registerLandOwner({ ...request, community: bad }))).toMatchObject({
      code: 'bad-input',
      path: 'community.data.title',
    })
    const query = deps.db.kysely.selectFrom('auth.user').select('id').where('email', '=', request.email)
    expect(await query.execute()).toEqual([])
    const me = await guest.account.registerLandOwner(request)
    expect(me).toMatchObject({ owner: true, organization: 'Duinbeheer' })
    const lands = await deps.db.kysely.selectFrom('community').selectAll().where('created_by', '=', me.id).execute()
    expect(lands).toMatchObject([{ title: 'Dunes of Texel', organization: 'Duinbeheer', system: false, seen: false }])
    const mods = await deps.db.kysely.selectFrom('moderator').selectAll().where('person_id', '=', me.id).execute()
    expect(mods).toHaveLength(1)
  }),
)
