import { expect, test } from 'vitest'
import { navSections } from './navItems.ts'
import { redirectFor } from '../../shell/routing/redirect.ts'

const names = (me: Parameters<typeof navSections>[0]) =>
  navSections(me).flatMap(({ items }) => items.map(({ name }) => name))

test('a guest is not shown settings, nor land', () => {
  expect(names(null)).not.toContain('account')
  expect(names(null)).not.toContain('myOwnedCommunities')
})

test('the five sections are always there', () => {
  for (const me of [null, { owner: true, admin: false }])
    expect(navSections(me).map(({ section }) => section)).toEqual([
      'discover',
      'overview',
      'budget',
      'messages',
      'other',
    ])
})

test('an owner finds land instead of communities, an admin both', () => {
  expect(names({ owner: true, admin: false })).not.toContain('myCommunities')
  expect(names({ owner: false, admin: true })).toEqual(expect.arrayContaining(['myCommunities', 'myOwnedCommunities']))
})

test('who moderates finds the page of it, others do not', () => {
  expect(
    navSections({ owner: false, admin: false }, true).flatMap(({ items }) => items.map(({ name }) => name)),
  ).toContain('moderatorRequests')
  expect(names({ owner: true, admin: true })).not.toContain('moderatorRequests')
})

test('nothing in a member’s drawer sends them elsewhere', () => {
  for (const { items } of navSections({ owner: false, admin: false }))
    for (const { to } of items) expect(redirectFor(to, { owner: false }), to).toBeUndefined()
})
