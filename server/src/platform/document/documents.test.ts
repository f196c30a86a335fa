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

test('a folder that is not there, or a text without a title, stops the start', async () => {
  await expect(readDocuments({ ...config, DOCUMENTS_DIR: join(folder, 'absent') })).rejects.toThrow('ENOENT')
  await writeFile(join(folder, 'terms.nl.md'), 'Zonder titel')
  await expect(readDocuments({ ...config, DOCUMENTS_DIR: folder })).rejects.toThrow('title')
})

test('every document is there in every language, with a title of its own and nothing left to fill in', async () => {
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

test('a text of the operator takes the place of ours in all languages, without markup of its own', async () => {
  await writeFile(join(folder, 'terms.nl.md'), '# Onze regels\n\n<script>alert(1)</script> [x](javascript:alert(1))')
  const documents = await readDocuments({ ...config, DOCUMENTS_DIR: folder })
  for (const locale of LOCALES)
    expect(documents('terms', locale)).toMatchObject({ title: 'Onze regels', locale: 'nl-nl' })
  expect(documents('terms', 'nl-nl').html).not.toMatch(/<script|href="javascript/)
  expect(documents('privacy', 'nl-nl').title).toBe('Privacy')
})

test('an address of the operator is where questions go', async () => {
  const documents = await readDocuments({ ...config, SUPPORT_ADDRESS: 'help@nature.example' })
  expect(documents('privacy', 'en-us').html).toContain('href="mailto:help@nature.example"')
})

test('guests read them; another name is refused', async () => {
  const { guest } = lasting()
  expect(await guest.document({ name: 'terms', locale: 'nl-nl' })).toMatchObject({ title: 'Gebruiksvoorwaarden' })
  await expect(guest.document({ name: '../terms', locale: 'nl-nl' } as never)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
