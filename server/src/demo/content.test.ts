import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { DEFAULT_CENTER, Email, FOUR_AREAS, Name, Organization } from '@fieldfare/shared/account.ts'
import { AddArea } from '@fieldfare/shared/area.ts'
import { AddCommunity } from '@fieldfare/shared/community.ts'
import { bboxOf, checkGeometry, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { faultInDraw } from '@fieldfare/shared/meetingDraw.ts'
import { expect, test } from 'vitest'
import { assertGoodPassword } from '../people/account/passwords.ts'
import { DEMO_ACCOUNTS, MEMBER, OWNER } from './accounts.ts'
import { idOf, readDemo } from './readData.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const { person: people, community: communities, area: areas, meeting: meetings } = readDemo(NOW)
const likes = areas.flatMap(({ area_like = [], created_at }) =>
  area_like.map((like) => ({ ...like, drawn: created_at })),
)
const later = (at: Date) => new Date(at.getTime() + DAY_MS)
const distinct = (values: string[]) => new Set(values).size

test('readDemo: every shape is valid', () => {
  const refused = [...communities, ...areas].filter(({ geom }) => !checkGeometry(geom).ok)
  expect(refused).toEqual([])
})

test('readDemo: every area is accepted by the input schema', () => {
  for (const {
    id,
    geom: measure,
    analitics,
    created_by: _,
    created_at: __,
    area_like: ___,
    photo: ____,
    ...said
  } of areas) {
    const data = { ...said, descriptionPublic: true, photoIds: [] }
    expect(AddArea.parse({ id, measure, data, analitics })).toEqual({ id, measure, data, analitics })
  }
})

test('readDemo: in each language, a person has an area with a photo, a high rating and a description', () => {
  const languages = new Map(people.map(({ name, locale }) => [idOf(name), locale]))
  const told = areas.filter(
    ({ photo, rating, description }) => photo !== null && rating >= 8 && description.length >= 20,
  )
  expect(distinct(told.map(({ created_by }) => languages.get(created_by) ?? ''))).toBe(LOCALES.length)
})

test('readDemo: every community is accepted by the input schema', () => {
  for (const { id, geom: measure, title, description, organization, tags } of communities) {
    const data = { title, description, organization, tags, system: false }
    expect(AddCommunity.parse({ id, measure, data })).toMatchObject({ id, measure, data })
  }
})

test('readDemo: every person is accepted by the input schema, and e-mail addresses are unique', () => {
  for (const { name, email, organization } of [...people, ...DEMO_ACCOUNTS]) {
    expect([Name.parse(name), Email.parse(email)]).toEqual([name, email])
    if (organization !== null) expect(Organization.parse(organization)).toBe(organization)
  }
  expect(distinct([...people, ...DEMO_ACCOUNTS].map(({ email }) => email))).toBe(people.length + DEMO_ACCOUNTS.length)
})

test.each(DEMO_ACCOUNTS)('DEMO_ACCOUNTS: the password of the $role is accepted', ({ role, name, email, password }) => {
  expect(() => assertGoodPassword(password, { name, email, admin: role === 'admin' }, 'password')).not.toThrow()
})

test('readDemo: two calls for one time return the same content, and a call for the next day moves its times by a day', () => {
  expect(readDemo(NOW)).toEqual(readDemo(NOW))
  const [first] = readDemo(new Date(NOW.getTime() + DAY_MS)).area
  const area_like = areas[0]!.area_like?.map((like) => ({ ...like, liked_at: later(like.liked_at) }))
  expect(first).toEqual({ ...areas[0], area_like, created_at: later(areas[0]!.created_at) })
})

test('readDemo: there are over 300 areas and at least 12 communities, and explanations of areas do not repeat', () => {
  expect(areas.length).toBeGreaterThan(300)
  expect(communities.length).toBeGreaterThanOrEqual(12)
  expect(distinct(areas.map(({ title }) => title))).toBeGreaterThanOrEqual(areas.length * 0.9)
  const explanations = areas.map(({ explanation }) => explanation).filter((text) => text !== '')
  expect(explanations.length).toBeGreaterThanOrEqual(100)
  expect(distinct(explanations)).toBe(explanations.length)
})

test('readDemo: areas have 10 to 40 corners, as if drawn by hand, and no two have the same shape', () => {
  for (const { geom } of areas) {
    const [ring] = geom.type === 'Polygon' ? geom.coordinates : []
    expect(ring!.length - 1).toBeGreaterThanOrEqual(10)
    expect(ring!.length - 1).toBeLessThanOrEqual(40)
    expect(geodesicArea(geom)).toBeGreaterThan(2_000)
  }
  expect(distinct(areas.map(({ geom }) => JSON.stringify(geom)))).toBe(areas.length)
})

test('readDemo: most areas have a high rating', () => {
  const loved = areas.filter(({ rating }) => rating >= 6)
  expect(loved.length / areas.length).toBeGreaterThan(0.8)
  expect(loved.length).toBeLessThan(areas.length)
})

test('readDemo: communities and areas are made after their makers registered, likes after the areas, and all before now', () => {
  const registered = new Map(people.map(({ name, created_at }) => [idOf(name), created_at.getTime()]))
  for (const { id, daysAgo } of DEMO_ACCOUNTS) registered.set(id, NOW.getTime() - daysAgo * DAY_MS)
  const founded = Math.max(...communities.map(({ created_at }) => created_at.getTime()))
  for (const { created_by, created_at } of [...communities, ...areas]) {
    expect(created_at.getTime()).toBeGreaterThan(registered.get(created_by)!)
    expect(created_at.getTime()).toBeLessThan(NOW.getTime())
  }
  for (const { created_at } of areas) expect(created_at.getTime()).toBeGreaterThan(founded)
  for (const { drawn, person_id, liked_at } of likes) {
    expect(liked_at.getTime()).toBeGreaterThanOrEqual(Math.max(drawn.getTime(), registered.get(person_id)!))
    expect(liked_at.getTime()).toBeLessThanOrEqual(NOW.getTime())
  }
})

test('readDemo: the first view of the map contains areas', () => {
  const { lng, lat } = DEFAULT_CENTER
  const near = areas.filter(({ geom }) => {
    const [west, south, east, north] = bboxOf(geom)
    return Math.abs((west + east) / 2 - lng) < 0.03 && Math.abs((south + north) / 2 - lat) < 0.015
  })
  expect(near.length).toBeGreaterThanOrEqual(5)
})

test('DEMO_ACCOUNTS: the member has three areas, and the owner two communities with the dunes of Texel among them', () => {
  expect(areas.filter(({ created_by }) => created_by === MEMBER.id)).toHaveLength(FOUR_AREAS - 1)
  const owned = communities.filter(({ created_by }) => created_by === OWNER.id).map(({ title }) => title)
  expect(owned).toHaveLength(2)
  expect(owned).toContain('Duinen van Texel')
})

test('readDemo: faultInDraw finds no fault in the drawing of lots for meetings', async () => {
  for (const { seed, commitment, meeting_answer } of meetings) {
    const seats = meeting_answer.filter(({ place }) => place !== null).toSorted((a, b) => a.place! - b.place!)
    expect(
      await faultInDraw(
        String(commitment),
        String(seed),
        seats.map(({ entry }) => String(entry)),
      ),
    ).toBeNull()
  }
})
