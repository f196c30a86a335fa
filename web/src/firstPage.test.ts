import { first } from '@fieldfare/shared/messages/en/first.ts'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SHARED = join(import.meta.dirname, '../../shared/src')
const page = comingWith('main.tsx', 'account/welcome/WelcomePage.tsx')
const map = comingWith('account/welcome/WelcomeMap.tsx', 'map/view/MapCanvas.tsx')

/** Our files with everything that they import statically: packages, and the text of all files. */
function comingWith(...files: string[]): { packages: string[]; text: string } {
  const packages = new Set<string>()
  const texts = new Map<string, string>()
  const read = (path: string) => {
    if (texts.has(path) || path.endsWith('.css')) return
    const text = readFileSync(path, 'utf8')
    texts.set(path, text)
    for (const [, from = ''] of text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"`;()]*\sfrom\s)?'([^']+)'/gm)) {
      if (from.startsWith('.')) read(join(dirname(path), from))
      else if (from.startsWith('@fieldfare/shared/')) read(join(SHARED, from.slice('@fieldfare/shared/'.length)))
      else if (!from.endsWith('.css')) packages.add(from)
    }
  }
  for (const file of files) read(join(import.meta.dirname, file))
  return { packages: [...packages].toSorted(), text: [...texts.values()].join('\n') }
}

test('the first page brings these packages and no others', () => {
  expect(page.packages).toEqual([
    '@mantine/hooks',
    '@tabler/icons-react',
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tanstack/react-store',
    '@trpc/client',
    'i18next',
    'react',
    'react-dom/client',
    'react-i18next',
    'virtual:welcome-picture',
  ])
})

test('the map behind it brings neither the parser nor the component library', () => {
  expect(map.packages).toContain('maplibre-gl')
  for (const heavy of ['zod', '@mantine/core', '@mantine/form']) expect(map.packages).not.toContain(heavy)
})

test('the first page says nothing but the first texts', () => {
  const keys = [...page.text.matchAll(/\bt\(['`](\w+)\./g)].map(([, noun]) => noun)
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter((noun) => !Object.keys(first).includes(noun ?? ''))).toEqual([])
})
