import { describe, expect, test } from 'vitest'
import { loadMessages, LOCALES } from './locale.ts'
import { PAGES } from './pages.ts'
import type { Page } from './pages/page.ts'
import { pageAt, pathNames, paths, patternOf } from './paths.ts'

const pages = Object.entries<Page>(PAGES)

describe('PAGES', () => {
  test('every path leads to exactly one page, whatever its parameter', () => {
    for (const name of pathNames) {
      const path = paths[name]
      for (const id of ['from-file', 'edit'])
        expect(pageAt(typeof path === 'string' ? path : path(id))?.name, name).toBe(name)
    }
    expect(new Set(pathNames.map((name) => patternOf(name).replace(/\$\w+/, '$'))).size).toBe(pathNames.length)
  })

  test('the page that a listed page names in sameAs is listed and has no sameAs itself', () => {
    const listed = new Set(pages.flatMap(([name, page]) => (page.listed && !page.sameAs ? [name] : [])))
    for (const [name, page] of pages) if (page.listed && page.sameAs) expect(listed.has(page.sameAs), name).toBe(true)
  })
})

describe.each(LOCALES)('page texts in %s', (locale) => {
  test('every page has a title, and every title belongs to a page', async () => {
    const { notFound, ...titles } = (await loadMessages(locale)).app.title
    expect(notFound).not.toBe('')
    expect(Object.keys(titles).toSorted()).toEqual(pathNames.toSorted())
    expect(Object.values(titles)).not.toContain('')
  })

  test('every listed page has a heading and a text', async () => {
    const messages = await loadMessages(locale)
    for (const [name, page] of pages) {
      if (!page.listed) continue
      expect(page.heading?.(messages), name).not.toBe('')
      expect(page.text?.(messages), name).not.toBe('')
    }
  })
})
