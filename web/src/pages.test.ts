// @vitest-environment happy-dom
import type { RegisteredRouter, RouteById } from '@tanstack/react-router'
import { expect, expectTypeOf, test } from 'vitest'
import { createAppRouter } from './app/routing/router.tsx'
import type { MapSearchParams } from './land/explore/mapSearch.ts'
import { pageOf } from './pages.ts'
import { pathNames, patternOf } from './platform/paths.ts'

const { routesByPath } = createAppRouter({ loadVisitor: async () => null })

test.each([
  ['shared', import.meta.glob<Record<string, object>>('../../shared/src/pages/!(page).ts', { eager: true })],
  ['web', import.meta.glob<Record<string, object>>('./*/**/pages.ts', { eager: true })],
])("the page lists in the workspace '%s' together contain every page exactly once", (_, nouns) => {
  const names = Object.values(nouns).flatMap((noun) => Object.values(noun).flatMap((pages) => Object.keys(pages)))
  expect(names.toSorted()).toEqual(pathNames.toSorted())
})

test('the pages without a toolbar are admin, resetPassword, root, welcome and welcomeInvited', () => {
  const bare = pathNames.filter((name) => pageOf(name).layout === 'bare')
  expect(bare.toSorted()).toEqual(['admin', 'resetPassword', 'root', 'welcome', 'welcomeInvited'])
})

test('each page has the layout survey or pbl if its path begins with that word, else the layout bare or main', () => {
  for (const name of pathNames) {
    const first = patternOf(name).split('/')[1]
    const plain = pageOf(name).layout === 'bare' ? 'bare' : 'main'
    const expected = first === 'survey' || first === 'pbl' ? first : plain
    expect(routesByPath[patternOf(name)].id.split('/')[1], name).toBe(expected)
  }
})

test("path and search parameters of the router's pages are typed", () => {
  type TypesOf<Id extends string> = RouteById<RegisteredRouter['routeTree'], Id>['types']
  expectTypeOf<TypesOf<'/main/mailer'>['fullSearchSchema']>().toEqualTypeOf<{ mailing?: string }>()
  expectTypeOf<TypesOf<'/main/mapScreen/area/$id'>['fullSearchSchema']>().toEqualTypeOf<MapSearchParams>()
  expectTypeOf<TypesOf<'/main/edit-advert/$id'>['allParams']['id']>().toEqualTypeOf<string>()
})
