import { expect, test } from 'vitest'
import { refusalOf, useWorld } from '../testing/world.ts'

const { undone } = useWorld()

test.each(['owner', 'admin', 'score', 'subs', 'medals', 'tags', 'finishedRegister', 'patches'])(
  'nobody writes their own %s',
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
])('refuses %s %s', (field, value, key) =>
  undone(async ({ make }) => {
    const { call } = await make.member()
    expect(await refusalOf(call.user.update({ profile: { [field]: value } }))).toMatchObject({ key })
  })(),
)

test(
  'a guest has no profile',
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.user.update({ profile: { city: 'Groningen' } }))).toEqual({ code: 'not-signed-in' })
  }),
)

test(
  'what is left out stays, an empty text takes away',
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
  'home changes only with both coordinates, 0 among them; both null take it away',
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
  'others see no e-mail; city and communities only with the profile shown; the name with areas only when chosen',
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
