import { expect, test } from 'vitest'
import { citationFile, datacite, zenodo } from './citation.ts'

const ABOUT = {
  number: 7,
  at: '2026-11-26T13:00:00.000Z',
  freeText: false,
  site: 'https://nature.example.org/"quoted": #1',
  counts: { areas: 1200, respondents: 340 },
}

test('citationFile: each line is a key with quoted text, even if the URL of the site contains YAML punctuation', () => {
  const text = citationFile(ABOUT)
  const values = new Map(
    text.split('\n').flatMap((line) => {
      const [, key, value] = /^([a-z-]+): (.+)$/.exec(line) ?? []
      return key && value ? [[key, value] as const] : []
    }),
  )
  expect(values.get('cff-version')).toBe('1.2.0')
  expect(values.get('type')).toBe('dataset')
  for (const key of ['message', 'title', 'version', 'date-released', 'url', 'abstract'])
    expect(() => JSON.parse(values.get(key) ?? '') as unknown, key).not.toThrow()
  expect(JSON.parse(values.get('url') ?? '')).toBe(ABOUT.site)
  expect(JSON.parse(values.get('date-released') ?? '')).toBe('2026-11-26')
  expect(text).toContain('\nauthors:\n  - name: "Fieldfare (nature.example.org)"\n')
})

test('zenodo, datacite: a deposit is restricted, dated, and has the numbers of areas and people', () => {
  const deposit = JSON.parse(zenodo(ABOUT)) as Record<string, unknown>
  expect(deposit).toMatchObject({
    upload_type: 'dataset',
    access_right: 'restricted',
    publication_date: '2026-11-26',
    version: '7',
    creators: [{ name: 'Fieldfare (nature.example.org)' }],
  })
  expect(deposit['access_conditions']).toContain('personal data')
  expect(deposit['description']).toContain('1200 areas of 340 people')
  expect(JSON.parse(datacite(ABOUT))).toMatchObject({
    types: { resourceTypeGeneral: 'Dataset' },
    titles: [{ title: 'Fieldfare, research export 7' }],
    publicationYear: 2026,
    descriptions: [{ description: deposit['description'], descriptionType: 'Abstract' }],
  })
})
