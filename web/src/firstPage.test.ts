import { first } from '@fieldfare/shared/messages/en/first.ts'
import { mapPage as mapTexts } from '@fieldfare/shared/messages/en/mapPage.ts'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SHARED = join(import.meta.dirname, '../../shared/src')
/** Key prefixes of texts shown only to signed-in people, for whom all texts are loaded. */
const OF_PEOPLE = ['account', 'notice', 'content', 'community', 'intent', 'outbox', 'story']
/** Matches a lazily loaded component whose texts are not loaded with it (no `withTexts`). */
const LATER = /lazyPart\(\s*async \(\) => \(await import\('([^']+)'\)/g

const page = comingWith('main.tsx', 'people/account/welcome/WelcomePage.tsx')
const search = comingWith('people/account/welcome/Suggestions.tsx')
const mapPage = comingWith('main.tsx', 'app/layout/MainLayout.tsx', 'land/explore/MapPage.tsx')

/** Collects the packages, the source text and the lazily loaded files of the given files and of all files that these import statically. */
function comingWith(...files: string[]): { packages: string[]; text: string; later: string[] } {
  const packages = new Set<string>()
  const texts = new Map<string, string>()
  const readSource = (path: string) => {
    if (texts.has(path) || path.endsWith('.css')) return
    const text = readFileSync(path, 'utf8')
    texts.set(path, text)
    for (const [, from = ''] of text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"`;()]*\sfrom\s)?'([^']+)'/gm)) {
      if (from.startsWith('.')) readSource(join(dirname(path), from))
      else if (from.startsWith('@fieldfare/shared/')) readSource(join(SHARED, from.slice('@fieldfare/shared/'.length)))
      else if (!from.endsWith('.css')) packages.add(from)
    }
  }
  for (const file of files) readSource(join(import.meta.dirname, file))
  const later = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(LATER)].map(([, part = '']) => relative(import.meta.dirname, join(dirname(path), part))),
  )
  return { packages: [...packages].toSorted(), text: [...texts.values()].join('\n'), later }
}

/** Returns the prefixes of the text keys that a source text uses, such as `area` in `t('area.title')`. */
const nounsIn = (text: string): string[] => [...text.matchAll(/\bt\(\s*['`](\w+)\./g)].map(([, noun = '']) => noun)

test('the first page (main.tsx with the welcome page) statically imports exactly the listed packages', () => {
  expect(page.packages).toEqual([
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tanstack/react-store',
    '@trpc/client',
    'react',
    'react-dom/client',
    'virtual:welcome-picture',
  ])
})

test('the search of the welcome page imports neither the map, zod nor the component library', () => {
  expect(search.packages).toContain('virtual:basemap')
  for (const heavy of ['maplibre-gl', 'zod', '@base-ui/react/field', '@mantine/form'])
    expect(search.packages).not.toContain(heavy)
  const known = [...Object.keys(first), ...Object.keys(mapTexts)]
  expect(nounsIn(search.text).filter((noun) => !known.includes(noun))).toEqual([])
})

test('the map page imports no parser, form, field, link or component library, and loads MapLibre separately', () => {
  for (const heavy of ['zod', 'linkifyjs', 'maplibre-gl', '@mantine/form'])
    expect(mapPage.packages).not.toContain(heavy)
  expect(mapPage.packages.filter((name) => name.startsWith('@base-ui/'))).toEqual([])
  expect(mapPage.text).not.toContain('<Select')
})

test('the first page uses only texts of the first bundle', () => {
  const nouns = nounsIn(page.text)
  expect(nouns.length).toBeGreaterThan(20)
  expect(nouns.filter((noun) => !Object.keys(first).includes(noun))).toEqual([])
})

test('the map page and its lazy parts show a guest only texts of the first bundle and the map bundle', () => {
  const firstKeys = [...Object.keys(first), ...Object.keys(mapTexts), ...OF_PEOPLE]
  expect(mapPage.later).toContain('land/explore/details/AreaDetails.tsx')
  for (const file of [...mapPage.later, 'map/view/MapCanvas.tsx', 'land/explore/search/SiteSearch.tsx']) {
    const nouns = nounsIn(comingWith(file).text)
    expect(nouns.filter((noun) => !firstKeys.includes(noun))).toEqual([])
  }
  expect(nounsIn(mapPage.text).filter((noun) => !firstKeys.includes(noun))).toEqual([])
})
