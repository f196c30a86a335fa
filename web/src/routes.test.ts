// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { patternOf, paths, type PathName } from './platform/paths.ts'
import { pages } from './routes.tsx'
import { createAppRouter } from './app/routing/router.tsx'

const names = Object.keys(pages) as PathName[]
const { routesByPath } = createAppRouter({ loadVisitor: async () => null })

test('every address has its page, and no two are alike', () => {
  expect(names.toSorted()).toEqual((Object.keys(paths) as PathName[]).toSorted())
  expect(new Set(names.map(patternOf)).size).toBe(names.length)
})

test('the pages without a toolbar are the specified ones', () => {
  const bare = names.filter((name) => pages[name].frame === 'bare')
  expect(bare.toSorted()).toEqual(['admin', 'resetPassword', 'root', 'welcome', 'welcomeInvited'])
})

test('each address stands in the layout that its path says', () => {
  for (const name of names) {
    const first = patternOf(name).split('/')[1]
    const plain = pages[name].frame === 'bare' ? 'bare' : 'main'
    const expected = first === 'survey' || first === 'pbl' ? first : plain
    expect(routesByPath[patternOf(name)].id.split('/')[1], name).toBe(expected)
  }
})
