import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENTS } from '@fieldfare/shared/document.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { readDocuments } from './documents.ts'

const { lasting } = useWorldOnOneEngine()
const config = { PUBLIC_URL: 'https://nature.example', SUPPORT_ADDRESS: undefined, DOCUMENTS_DIR: undefined }
let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'documents-'))))
afterEach(() => rm(folder, { recursive: true }))

test('readDocuments: a missing DOCUMENTS_DIR, or a document without a title in it, is refused', async () => {
  await expect(readDocuments({ ...config, DOCUMENTS_DIR: join(folder, 'absent') })).rejects.toThrow('ENOENT')
  await writeFile(join(folder, 'terms.nl.md'), 'Zonder titel')
  await expect(readDocuments({ ...config, DOCUMENTS_DIR: folder })).rejects.toThrow('title')
})

test('readDocuments: every document exists in every language with a title and no unfilled placeholder', async () => {
  const documents = await readDocuments(config)
  for (const name of DOCUMENTS) {
    const titles = LOCALES.map((locale) => documents(name, locale).title)
    expect(new Set(titles).size, name).toBeGreaterThanOrEqual(3)
    for (const locale of LOCALES) {
      const { html, locale: shown } = documents(name, locale)
      expect([name, shown]).toEqual([name, locale])
      expect(html).not.toContain('{{')
      expect(html).toContain(name === 'house-rules' ? '/info#contact' : 'nature.example')
    }
  }
})

test('readDocuments: a document of the operator replaces the built-in one in all languages, without its scripts and javascript: links', async () => {
  await writeFile(join(folder, 'terms.nl.md'), '# Onze regels\n\n<script>alert(1)</script> [x](javascript:alert(1))')
  const documents = await readDocuments({ ...config, DOCUMENTS_DIR: folder })
  for (const locale of LOCALES)
    expect(documents('terms', locale)).toMatchObject({ title: 'Onze regels', locale: 'nl-nl' })
  expect(documents('terms', 'nl-nl').html).not.toMatch(/<script|href="javascript/)
  expect(documents('privacy', 'nl-nl').title).toBe('Privacy')
})

test('readDocuments: the documents name SUPPORT_ADDRESS as the e-mail address for questions', async () => {
  const documents = await readDocuments({ ...config, SUPPORT_ADDRESS: 'help@nature.example' })
  expect(documents('privacy', 'en-us').html).toContain('href="mailto:help@nature.example"')
})

test('document: a guest reads a document, and an unknown name is refused with BAD_REQUEST', async () => {
  const { guest } = lasting()
  expect(await guest.document({ name: 'terms', locale: 'nl-nl' })).toMatchObject({ title: 'Gebruiksvoorwaarden' })
  await expect(guest.document({ name: '../terms', locale: 'nl-nl' } as never)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
