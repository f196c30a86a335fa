import { expect, test } from 'vitest'
import { redirectFor } from '../routing/redirects.ts'
import { navSections } from './navItems.ts'

type Who = Parameters<typeof navSections>[0]

const names = (me: Who, moderates = false) =>
  navSections(me, moderates).flatMap(({ items }) => items.map(({ name }) => name))

const PEOPLE: Record<string, Who> = {
  guest: null,
  member: { owner: false, admin: false },
  owner: { owner: true, admin: false },
  admin: { owner: false, admin: true },
  'admin with land': { owner: true, admin: true },
}

test('navSections hides account settings and own land from a guest', () => {
  expect(names(null)).not.toContain('account')
  expect(names(null)).not.toContain('myOwnedCommunities')
})

test.each(Object.entries(PEOPLE))('navSections of a %s has no empty section and no entry that redirects', (_, me) => {
  for (const { items } of navSections(me)) expect(items).not.toEqual([])
  for (const { items } of navSections(me, true))
    for (const { to } of items) expect(redirectFor(to, me), to).toBeUndefined()
})

test('navSections hides the page of own communities from a land owner, and shows an admin both that page and the page of own land', () => {
  expect(names(PEOPLE['owner'] ?? null)).not.toContain('myCommunities')
  expect(names(PEOPLE['admin'] ?? null)).toEqual(expect.arrayContaining(['myCommunities', 'myOwnedCommunities']))
})

test('navSections shows the page of reports only to a moderator', () => {
  expect(names(PEOPLE['member'] ?? null, true)).toContain('moderatorRequests')
  expect(names(PEOPLE['admin with land'] ?? null)).not.toContain('moderatorRequests')
})
