import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { DEFAULT_CENTER, Email, FOUR_AREAS, Name, Organization } from '@fieldfare/shared/account.ts'
import { AddArea } from '@fieldfare/shared/area.ts'
import { AddCommunity } from '@fieldfare/shared/community.ts'
import { bboxOf, checkGeometry, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import { assertGoodPassword } from '../people/account/passwords.ts'
import { DEMO_ACCOUNTS, MEMBER, OWNER } from './accounts.ts'
import { demoContent } from './content.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const { people, communities, areas, likes } = demoContent(NOW)
const distinct = (values: string[]) => new Set(values).size

test('every shape may be kept', () => {
  const refused = [...communities, ...areas].filter(({ measure }) => !checkGeometry(measure).ok)
  expect(refused).toEqual([])
})

test('every area could have been sent as it is', () => {
  for (const { id, measure, data, analitics } of areas) {
    expect(AddArea.parse({ id, measure, data, analitics })).toEqual({ id, measure, data, analitics })
  }
})

test('every community could have been sent as it is', () => {
  for (const { id, measure, title, description, organization, tags } of communities) {
    const data = { title, description, organization, tags, system: false }
    expect(AddCommunity.parse({ id, measure, data })).toMatchObject({ id, measure, data })
  }
})

test('every person could have registered, under an address of their own', () => {
  for (const { name, email, organization } of [...people, ...DEMO_ACCOUNTS]) {
    expect([Name.parse(name), Email.parse(email)]).toEqual([name, email])
    if (organization !== null) expect(Organization.parse(organization)).toBe(organization)
  }
  expect(distinct([...people, ...DEMO_ACCOUNTS].map(({ email }) => email))).toBe(people.length + DEMO_ACCOUNTS.length)
})

test.each(DEMO_ACCOUNTS)('the password of the $role would be taken', ({ role, name, email, password }) => {
  expect(() => assertGoodPassword(password, { name, email, admin: role === 'admin' }, 'password')).not.toThrow()
})

test('the same again at the same moment, and a day later a day later', () => {
  expect(demoContent(NOW)).toEqual({ people, communities, areas, likes })
  const [first] = demoContent(new Date(NOW.getTime() + DAY_MS)).areas
  expect(first).toEqual({ ...areas[0], createdAt: new Date(areas[0]!.createdAt.getTime() + DAY_MS) })
})

test('there is enough of it, and people do not repeat one another', () => {
  expect(areas.length).toBeGreaterThan(300)
  expect(communities.length).toBeGreaterThanOrEqual(12)
  expect(distinct(areas.map(({ data }) => data.title))).toBeGreaterThanOrEqual(areas.length * 0.9)
  const explanations = areas.map(({ data }) => data.explanation).filter((text) => text !== '')
  expect(explanations.length).toBeGreaterThanOrEqual(100)
  expect(distinct(explanations)).toBe(explanations.length)
})

test('shapes have the corners a hand gives them and no two are the same', () => {
  for (const { measure } of areas) {
    const [ring] = measure.type === 'Polygon' ? measure.coordinates : []
    expect(ring!.length - 1).toBeGreaterThanOrEqual(10)
    expect(ring!.length - 1).toBeLessThanOrEqual(40)
    expect(geodesicArea(measure)).toBeGreaterThan(2_000)
  }
  expect(distinct(areas.map(({ measure }) => JSON.stringify(measure)))).toBe(areas.length)
})

test('most places are loved', () => {
  const loved = areas.filter(({ data }) => data.rating >= 6)
  expect(loved.length / areas.length).toBeGreaterThan(0.8)
  expect(loved.length).toBeLessThan(areas.length)
})

test('nothing happens before its cause, nor after now', () => {
  const registered = new Map(people.map(({ id, registeredAt }) => [id, registeredAt.getTime()]))
  for (const { id, daysAgo } of DEMO_ACCOUNTS) registered.set(id, NOW.getTime() - daysAgo * DAY_MS)
  const drawn = new Map(areas.map(({ id, createdAt }) => [id, createdAt.getTime()]))
  const founded = Math.max(...communities.map(({ createdAt }) => createdAt.getTime()))
  for (const { personId, createdAt } of [...communities, ...areas]) {
    expect(createdAt.getTime()).toBeGreaterThan(registered.get(personId)!)
    expect(createdAt.getTime()).toBeLessThan(NOW.getTime())
  }
  for (const time of drawn.values()) expect(time).toBeGreaterThan(founded)
  for (const { areaId, personId, likedAt } of likes) {
    expect(likedAt.getTime()).toBeGreaterThanOrEqual(Math.max(drawn.get(areaId)!, registered.get(personId)!))
    expect(likedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
  }
})

test('the first view of the map shows something', () => {
  const { lng, lat } = DEFAULT_CENTER
  const near = areas.filter(({ measure }) => {
    const [west, south, east, north] = bboxOf(measure)
    return Math.abs((west + east) / 2 - lng) < 0.03 && Math.abs((south + north) / 2 - lat) < 0.015
  })
  expect(near.length).toBeGreaterThanOrEqual(5)
})

test('the member is one area short of four; the owner owns two communities, the dunes of Texel among them', () => {
  expect(areas.filter(({ personId }) => personId === MEMBER.id)).toHaveLength(FOUR_AREAS - 1)
  const owned = communities.filter(({ personId }) => personId === OWNER.id).map(({ title }) => title)
  expect(owned).toHaveLength(2)
  expect(owned).toContain('Duinen van Texel')
})
