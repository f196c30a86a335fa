import { expect, test } from 'vitest'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test.each(['owner', 'admin', 'score', 'subs', 'medals', 'tags', 'finishedRegister', 'patches'])(
  'user.update: the field %s is refused',
  (field) =>
    undone(async ({ make }) => {
      const { call } = await make.member()
      expect(await refusalOf(call.user.update({ profile: { [field]: true } }))).toEqual({
        code: 'bad-input',
        path: 'profile',
        key: 'unknown',
      })
    })(),
)

test.each([
  ['age', 131, 'range'],
  ['age', 30.5, 'whole'],
  ['education', 9, 'range'],
  ['website', 'javascript:alert(1)', 'url'],
  ['organization', 'x', 'tooShort'],
  ['timeZone', 'Mars/Olympus', 'timeZone'],
  ['name', ' ', 'required'],
])('user.update: %s set to %s is refused', (field, value, key) =>
  undone(async ({ make }) => {
    const { call } = await make.member()
    expect(await refusalOf(call.user.update({ profile: { [field]: value } }))).toMatchObject({ key })
  })(),
)

test(
  'user.update: a guest is refused with not-signed-in',
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.user.update({ profile: { city: 'Groningen' } }))).toEqual({ code: 'not-signed-in' })
  }),
)

test(
  'user.update: absent fields stay unchanged, and an empty text clears a field',
  undone(async ({ make }) => {
    const { call } = await make.member()
    await call.user.update({ profile: { city: 'Groningen', age: 40, education: 6 } })
    expect(await call.user.update({ profile: { city: '', education: null } })).toMatchObject({
      city: null,
      education: null,
      age: 40,
    })
  }),
)

test(
  'user.updateHome: one coordinate alone does not change the home, two do, even if 0, and two nulls clear it',
  undone(async ({ make }) => {
    const { call } = await make.member()
    expect(await refusalOf(call.user.updateHome({ coordinates: { lng: 181, lat: 0 } }))).toMatchObject({ key: 'range' })
    expect((await call.user.updateHome({ coordinates: { lng: 5 } })).home).toBeNull()
    expect((await call.user.updateHome([{ lng: 0, lat: 0 }] as never)).home).toEqual({ lng: 0, lat: 0 })
    expect((await call.user.updateHome({ coordinates: { lat: 5 } })).home).toEqual({ lng: 0, lat: 0 })
    expect((await call.user.updateHome({ coordinates: { lng: null, lat: null } })).home).toBeNull()
  }),
)

test(
  'user.updateHome: each form of arguments is accepted, and the coordinates of the initial map view are ignored',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const home = async (input: unknown) => (await call.user.updateHome(input as never)).home
    expect(await home([6.58956, 53.214578])).toBeNull()
    expect(await home([5.1, 53.1])).toEqual({ lng: 5.1, lat: 53.1 })
    expect(await home({ coordinates: [5.2, 53.2] })).toEqual({ lng: 5.2, lat: 53.2 })
    expect(await home({ longitude: 5.3, latitude: 0 })).toEqual({ lng: 5.3, lat: 0 })
    expect(await home({ coordinates: { longitude: 0, latitude: 53.4 } })).toEqual({ lng: 0, lat: 53.4 })
    for (const half of [[5], [5, null], [null, 53], { longitude: 5 }, { coordinates: { latitude: 53 } }])
      expect(await home(half)).toEqual({ lng: 0, lat: 53.4 })
    expect(await home({ coordinates: { lng: 6.58956, lat: 53.214578 } })).toEqual({ lng: 0, lat: 53.4 })
    for (const wrong of [[5, 53, 1], { longitude: 5, latitude: 53, zoom: 1 }, ['5', 53], 'home', null])
      expect(await refusalOf(home(wrong))).toMatchObject({ code: 'bad-input' })
  }),
)

test(
  'user.update: an existing name that contains a link may stay, and a new one is refused with nameLink',
  undone(async ({ make }) => {
    const { call } = await make.member({ name: 'evil.example' })
    expect(await call.user.update({ profile: { name: 'evil.example', city: 'Groningen' } })).toMatchObject({
      name: 'evil.example',
      city: 'Groningen',
    })
    expect(await refusalOf(call.user.update({ profile: { name: 'other.example' } }))).toEqual({
      code: 'bad-input',
      path: 'profile.name',
      key: 'nameLink',
    })
  }),
)

test(
  'feed.userData.people: other people get no e-mail address, and the city only with showProfile',
  undone(async ({ make, guest }) => {
    const [one, other] = [await make.member({ name: 'Anouk Visser' }), await make.member()]
    await one.call.user.update({ profile: { city: 'Groningen' } })
    const area = await make.area(one)
    const seen = async () => (await other.call.feed.userData.people({ ids: [one.id] }))[0]
    expect(await seen()).toEqual({ id: one.id, name: 'Anouk Visser', medals: ['FIRST_AREA'], score: 6, owner: false })
    expect((await guest.feed.measures.one({ id: area })).area.creator).toBeUndefined()
    await one.call.user.update({ profile: { showProfile: true, showName: true, name: 'Anouk V.' } })
    expect(await seen()).toMatchObject({ name: 'Anouk V.', city: 'Groningen', subs: [] })
    expect((await guest.feed.measures.one({ id: area })).area.creator).toEqual({ id: one.id, name: 'Anouk V.' })
    expect(await refusalOf(guest.feed.userData.people({ ids: [one.id] }))).toEqual({ code: 'not-signed-in' })
  }),
)

test(
  'feed.userData.people: only an admin gets unverified people, with their profile but without e-mail address and home',
  undone(async ({ make }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    const one = await make.member({ verified: false })
    await one.call.user.update({ profile: { city: 'Den Burg', sector: 'Nature', age: 44 } })
    await one.call.user.updateHome({ coordinates: { lng: 4.8123, lat: 53.0456 } })
    const ask = { ids: [one.id, member.id] }
    const seen = await admin.call.feed.userData.people(ask)
    expect(seen).toHaveLength(2)
    expect(seen.find(({ id }) => id === one.id)).toMatchObject({
      city: 'Den Burg',
      subs: [],
      rest: { verified: false, admin: false, areaCount: 0, sector: 'Nature', age: 44, showProfile: false },
    })
    for (const secret of [one.email, member.email, '4.8123', '53.0456'])
      expect(JSON.stringify(seen)).not.toContain(secret)
    expect(await member.call.feed.userData.people(ask)).toEqual([
      { id: member.id, name: member.name, medals: [], score: 0, owner: false },
    ])
  }),
)
