import { expect, test } from 'vitest'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()
const community = { measure: square(5, 53, 0.1), data: { title: 'Dunes of Texel' } }

test(
  'account.becomeOwner refuses guests and organisation names of one letter, and account.makeOwner refuses members',
  undone(async ({ make, guest }) => {
    const [one, other] = [await make.member(), await make.member()]
    expect(await refusalOf(guest.account.becomeOwner({ organization: 'Duinbeheer' }))).toEqual({
      code: 'not-signed-in',
    })
    expect(await refusalOf(one.call.account.becomeOwner({ organization: 'D' }))).toEqual({
      code: 'bad-input',
      path: 'organization',
      key: 'tooShort',
    })
    const { email } = other
    expect(await refusalOf(one.call.account.makeOwner({ email, organization: 'Duinbeheer' }))).toEqual({
      code: 'forbidden',
    })
    expect(await refusalOf(one.call.land.insert(community))).toEqual({ code: 'forbidden' })
    expect([await one.call.account.me(), await other.call.account.me()]).toMatchObject([
      { owner: false },
      { owner: false },
    ])
  }),
)

test(
  'account.becomeOwner: a member becomes a land owner in the same account, and may then insert a community',
  undone(async ({ make }) => {
    const { call, id } = await make.member()
    const area = await make.area({ id, call, name: '', email: '', cookie: '' }, square(7, 54))
    for (let i = 0; i < 2; i++)
      expect(await call.account.becomeOwner({ organization: 'Duinbeheer' })).toMatchObject({
        id,
        owner: true,
        organization: 'Duinbeheer',
        areaCount: 1,
      })
    expect(await call.land.insert(community)).toMatchObject({ title: 'Dunes of Texel' })
    expect((await call.feed.measures.one({ id: area })).area.id).toBe(area)
  }),
)

test(
  'account.makeOwner: an admin makes a person a land owner by the verified e-mail address; an unverified e-mail address is not-found',
  undone(async ({ make }) => {
    const [admin, member, waiting] = [await make.admin(), await make.member(), await make.member({ verified: false })]
    const makeOwner = (email: string) => admin.call.account.makeOwner({ email, organization: 'Duinbeheer' })
    expect(await refusalOf(makeOwner(waiting.email))).toEqual({ code: 'not-found' })
    expect(await makeOwner(member.email)).toEqual({ id: member.id })
    expect(await member.call.account.me()).toMatchObject({ owner: true, organization: 'Duinbeheer' })
  }),
)
