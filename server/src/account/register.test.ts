import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newcomer, refusalOf, square, useWorld } from '../testing/world.ts'

const { undone } = useWorld()

test.each([
  ['a name of one letter', { name: 'M' }, 'name', 'tooShort'],
  ['a name of 41', { name: 'M'.repeat(41) }, 'name', 'tooLong'],
  ['no e-mail', { email: undefined }, 'email', 'required'],
  ['half an e-mail', { email: 'marijke@' }, 'email', 'email'],
  ['a password of nine', { password: 'ninechars' }, 'password', 'passwordMin'],
  ['a password of 129', { password: 'long one '.repeat(15) }, 'password', 'passwordMax'],
  ['a common password', { password: 'Password123' }, 'password', 'passwordCommon'],
  ['one letter ten times', { password: 'aaaaaaaaaa' }, 'password', 'passwordCommon'],
  ['their own name as password', { password: 'marijkedevries' }, 'password', 'passwordCommon'],
  ['no agreement', { agree: false }, 'agree', 'agree'],
  ['a language of its own', { locale: 'xx' }, 'locale', 'choice'],
  ['a role', { admin: true }, '', 'unknown'],
])('refuses %s and names the field', (_name, part, path, key) =>
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.account.register({ ...newcomer(), ...part } as never))).toEqual({
      code: 'bad-input',
      path,
      key,
    })
  })(),
)

test(
  'refuses an address that is taken, in any case of its letters',
  undone(async ({ make, guest }) => {
    const { email } = await make.member()
    expect(await refusalOf(guest.account.register({ ...newcomer(), email: email.toUpperCase() }))).toMatchObject({
      code: 'conflict',
      key: 'emailTaken',
    })
  }),
)

test(
  'somebody else with the same id is a conflict',
  undone(async ({ make, guest }) => {
    const { id } = await make.member()
    expect(await refusalOf(guest.account.register({ ...newcomer(), id }))).toEqual({ code: 'conflict' })
  }),
)

test(
  'a new member is no owner, no admin and not yet verified; the consent is kept',
  undone(async ({ guest, deps }) => {
    const me = await guest.account.register({ ...newcomer(), campaign: 'texel-2026' })
    expect(me).toMatchObject({ owner: false, admin: false, verified: false, score: 0, home: null, locale: 'nl-nl' })
    const consent = await deps.db.kysely.selectFrom('consent').selectAll().where('person_id', '=', me.id).execute()
    expect(consent).toMatchObject([{ kind: 'terms', version: '2026-11-01', campaign: 'texel-2026', locale: 'nl-nl' }])
  }),
)

test(
  'the same registration again makes nothing new',
  undone(async ({ guest }) => {
    const request = { ...newcomer(), id: randomUUID() }
    const first = await guest.account.register(request)
    expect((await guest.account.register(request)).id).toBe(first.id)
    expect(await refusalOf(guest.account.register({ ...request, password: 'another-quiet-lane' }))).toEqual({
      code: 'conflict',
    })
  }),
)

const community = { measure: square(5, 53, 0.1), data: { title: 'Dunes of Texel' } }

test(
  'a land owner and their first community come together or not at all',
  undone(async ({ guest, deps }) => {
    const request = { ...newcomer(), organization: 'Duinbeheer', community }
    const bad = { ...community, data: { title: '' } }
    expect(await refusalOf(guest.account.registerLandOwner({ ...request, community: bad }))).toMatchObject({
      code: 'bad-input',
      path: 'community.data.title',
    })
    expect(await guest.account.register({ ...newcomer(), email: request.email })).toMatchObject({ owner: false })
    await expect(guest.account.registerLandOwner(request)).rejects.toMatchObject({ message: 'conflict' })
    const other = { ...request, email: `${randomUUID()}@example.org` }
    const me = await guest.account.registerLandOwner(other)
    expect(me).toMatchObject({ owner: true, organization: 'Duinbeheer' })
    const lands = await deps.db.kysely.selectFrom('community').selectAll().where('created_by', '=', me.id).execute()
    expect(lands).toMatchObject([{ title: 'Dunes of Texel', organization: 'Duinbeheer', system: false, seen: false }])
    const mods = await deps.db.kysely.selectFrom('moderator').selectAll().where('person_id', '=', me.id).execute()
    expect(mods).toHaveLength(1)
  }),
)
