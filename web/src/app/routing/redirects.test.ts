import { describe, expect, test } from 'vitest'
import { paths } from '../../platform/paths.ts'
import { homeOf, type Visitor } from '../../platform/shell/routing/redirect.ts'
import { dependsOnVisitor, redirectFor } from './redirects.ts'

const guest: Visitor = null
const owner: Visitor = { owner: true }
const member: Visitor = { owner: false }

// [path, target for a guest, for an owner, for anyone else]; '' means no redirect.
const TABLE: [string, string, string, string][] = [
  [paths.root, '/welcome', '/my-owned-communities', '/home2'],
  [paths.home, '/welcome', '/my-owned-communities', ''],
  [paths.home2, '/welcome', '', ''],
  [paths.welcome, '', '/my-owned-communities', '/home2'],
  [paths.welcomeInvited('an-invitation'), '', '', ''],
  [paths.resetPassword('a-secret'), '', '', ''],
  [paths.login, '', '/my-owned-communities', '/home2'],
  [paths.register, '', '/my-owned-communities', '/home2'],
  [paths.myCommunities, '/welcome', '/my-owned-communities', ''],
  [paths.myOwnedCommunities, '', '', ''],
  [paths.inbox, '/welcome', '', ''],
  [paths.funding, '/welcome', '/my-owned-communities', ''],
  [paths.landOwnerRegister, '', '/home2', '/home2'],
  [paths.addArea, '', '', ''],
  [paths.map, '', '', ''],
  [paths.info, '', '', ''],
  [paths.surveyIntroduction, '', '', ''],
  ['/nowhere', '', '', ''],
]

describe.each(TABLE)('redirectFor %s', (path, forGuest, forOwner, forOthers) => {
  test.each([
    ['guest', guest, forGuest],
    ['owner', owner, forOwner],
    ['member', member, forOthers],
  ] as const)(
    'redirects a %s to the target listed in TABLE, if any, with and without a slash after the path',
    (_, visitor, expected) => {
      expect(redirectFor(path, visitor) ?? '').toBe(expected)
      expect(redirectFor(path === paths.root ? path : `${path}/`, visitor) ?? '').toBe(expected)
    },
  )
})

test('redirectFor never leads to a page that redirects the same visitor again', () => {
  for (const visitor of [guest, owner, member])
    for (const [path] of TABLE) {
      const next = redirectFor(path, visitor)
      if (next) expect(redirectFor(next, visitor)).toBeUndefined()
    }
})

test('homeOf returns the home page, or the page of own land for a land owner', () => {
  expect(homeOf({ owner: false })).toBe('/home2')
  expect(homeOf({ owner: true })).toBe('/my-owned-communities')
})

test('dependsOnVisitor is false for the map and true for the root', () => {
  expect(dependsOnVisitor(paths.map)).toBe(false)
  expect(dependsOnVisitor(paths.root)).toBe(true)
})
