import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import { useWorldOnOneEngine } from '../testing/world.ts'
import { csvCells, madePackage } from '../testing/testPackage.ts'
import { testStudy } from '../testing/testStudy.ts'

const { lasting, app } = useWorldOnOneEngine()

interface Field {
  name: string
  type: 'string' | 'integer' | 'number' | 'date' | 'yearmonth'
  missingValues: { value: string }[]
  categories?: { value: string | number }[]
}
interface Resource {
  name: string
  schema: { fields: Field[]; primaryKey: string[] }
}

let files: Map<string, Buffer>
let view: Awaited<ReturnType<typeof madePackage>>['view']
let study: Awaited<ReturnType<typeof testStudy>>
const text = (name: string) => files.get(name)?.toString() ?? ''
const resources = () => (JSON.parse(text('datapackage.json')) as { resources: Resource[] }).resources
const rowsOf = (name: string) => {
  const [head = [], ...rows] = csvCells(text(`${name}.csv`))
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])))
}

beforeAll(async () => {
  const world = lasting()
  study = await testStudy(world)
  ;({ files, view } = await madePackage(world, app(), study.admin, true))
}, 60_000)

test('parsed, lacking, valueFails (helpers of these tests): find invalid XML, a missing study title and invalid cells', () => {
  expect(() => parsed('<a><b></a>')).toThrow()
  expect(() => parsed('<a>&nothing;</a>')).toThrow()
  expect(lacking(parsed('<codeBook xmlns="ddi:codebook:2_5"><dataDscr/></codeBook>'))).toEqual([
    'stdyDscr citation titlStmt titl',
  ])
  expect(valueFails('2026-13-01', { name: 'on', type: 'date', missingValues: [] })).toBe(true)
  expect(valueFails('-98', { name: 'n', type: 'integer', missingValues: [{ value: '-98' }] })).toBe(false)
  expect(valueFails('7', { name: 'n', type: 'integer', missingValues: [], categories: [{ value: 1 }] })).toBe(true)
})

test('datapackage.json: is valid by the JSON schema of Data Package 2.0', async () => {
  // The published schema is stored in the repository, so that the test needs no network.
  const profile = JSON.parse(
    gunzipSync(await readFile(new URL('datapackage-2.0.json.gz', import.meta.url))).toString(),
  ) as object
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  addFormats.default(ajv)
  const check = ajv.compile(profile)
  check(JSON.parse(text('datapackage.json')))
  expect((check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
})

test('every table of a package has rows, and every cell fits the type and codes of its column in datapackage.json', () => {
  expect(resources().map(({ name }) => name)).toEqual([
    'respondents',
    'consents',
    'areas',
    'area_activities',
    'area_tools',
    'budgets',
    'budget_places',
    'budget_objectives',
    'pledge_requests',
    'campaigns',
    'participants',
    'poll_options',
    'opinion_statements',
    'hotspot_runs',
    'hotspot_cells',
    'hotspots',
  ])
  for (const { name, schema } of resources()) {
    const rows = rowsOf(name)
    expect(rows.length, name).toBeGreaterThan(0)
    expect(rows.length).toBe(view.counts[name as keyof typeof view.counts])
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(schema.fields.map((field) => field.name))
      const wrong = schema.fields.filter((field) => valueFails(row[field.name] ?? '', field))
      expect(
        wrong.map((field) => `${name}.${field.name}: ${row[field.name]}`),
        name,
      ).toEqual([])
    }
    const keys = rows.map((row) => schema.primaryKey.map((column) => row[column]).join(' '))
    expect(new Set(keys).size, `${name} by ${schema.primaryKey.join()}`).toBe(rows.length)
  }
})

test('ddi-codebook.xml: is well-formed, has the required elements, and the same columns and codes as datapackage.json', () => {
  const ddi = parsed(text('ddi-codebook.xml'))
  expect(lacking(ddi)).toEqual([])
  const all = (within: Document | Element, name: string) => Array.from(within.getElementsByTagName(name))
  const ids = ['fileDscr', 'var'].flatMap((name) => all(ddi, name).map((element) => element.getAttribute('ID')))
  expect(new Set(ids).size).toBe(ids.length)
  for (const variable of all(ddi, 'var')) expect(ids).toContain(variable.getAttribute('files'))
  for (const { name, schema } of resources())
    for (const field of schema.fields) {
      const variable = all(ddi, 'var').find((one) => one.getAttribute('ID') === `${name}.${field.name}`)
      const codes = variable ? all(variable, 'catgry').map((one) => all(one, 'catValu')[0]?.textContent) : null
      const labelled = [...(field.categories ?? []), ...field.missingValues].map(({ value }) => String(value))
      expect(codes, `${name}.${field.name}`).toEqual(labelled)
    }
})

test('pledge requests, campaigns, participants and poll options are exported; counts under five are suppressed, and suppressions are counted', () => {
  const { types } = study
  const requests = rowsOf('pledge_requests').toSorted((a, b) => Number(a['position']) - Number(b['position']))
  expect(requests.map((row) => [row['rhythm'], row['answer'], row['cents']])).toEqual([
    [types[0], 'yes', '1250'],
    [types[1], 'no', '-97'],
    ...types.slice(2).map((type) => [type, '-98', '-98']),
  ])
  expect(requests[0]?.['reason']).toBe('I come "every" week, even in rain')
  const campaigns = rowsOf('campaigns').map((row) =>
    ['campaign_name', 'flow', 'invited', 'opened', 'registered', 'finished'].map((column) => row[column]),
  )
  expect(campaigns.toSorted()).toEqual([
    ["'=Three people", 'pbl', '-96', '0', '0', '0'],
    ['Texel, "in spring"', 'texel-continue-register', '6', '0', '-96', '-96'],
  ])
  const own = requests[0]?.['respondent']
  const taking = rowsOf('participants').map((row) => [
    row['respondent'] === own,
    row['shared_link'],
    row['introduced'],
    row['finished'],
  ])
  expect(taking.toSorted()).toEqual([
    [false, '1', '1', '0'],
    [true, '1', '1', '1'],
  ])
  const options = rowsOf('poll_options').map((row) => [row['option'], row['votes'], row['ended'], row['question']])
  expect(options.toSorted()).toEqual([
    ['Bench', '5', '0', 'What shall come here?'],
    ['Nothing', '0', '0', 'What shall come here?'],
    ['Tree', '-96', '0', 'What shall come here?'],
  ])
  const statements = rowsOf('opinion_statements').map((row) =>
    ['position', 'agrees', 'disagrees', 'passes', 'statement'].map((column) => row[column]),
  )
  expect(statements.toSorted().at(-1)?.slice(1)).toEqual(['5', '-96', '0', 'More signs'])
  // Two of the suppressed values are about the homes of a hotspot's people.
  expect(view.counts['suppressed']).toBe(7)
  expect(rowsOf('budget_places').map((row) => [row['place_kind'], row['area']?.startsWith('A'), row['cents']])).toEqual(
    expect.arrayContaining([
      ['area', true, '6000'],
      ['-99', false, '2000'],
      ['community', false, '2050'],
    ]),
  )
})

test('hotspots are exported in their public form: numbers of people in classes of at least five, and cells as a GeoJSON layer', () => {
  expect(rowsOf('hotspot_runs')).toMatchObject([{ level: 'neighborhood', study_area: '-97', people_at_least: '50' }])
  expect(rowsOf('hotspot_cells').map((row) => [row['people_at_least'], row['bin'], row['hotspot']])).toEqual([
    ['10', '3', '1'],
    ['10', '3', '1'],
  ])
  expect(rowsOf('hotspots')).toMatchObject([
    {
      hotspot: '1',
      people_at_least: '10',
      cells: '2',
      median_km: '10',
      beyond_percent: '40',
      local_at_least: '5',
      regional_at_least: '-96',
      distant_at_least: '-96',
    },
  ])
  const { features } = JSON.parse(text('hotspot_cells.geojson')) as { features: { geometry: { type: string } }[] }
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['MultiPolygon', 'MultiPolygon'])
  expect(text('hotspot_cells.csv')).not.toContain('5.1')
})

test('figure1.py, figure2.py: both figures are drawn from the package, and a table with a changed byte is refused', async () => {
  // The test is skipped on a machine without Python.
  if (!hasPython()) return
  const folder = await mkdtemp(join(tmpdir(), 'figures-'))
  try {
    for (const [name, content] of files) await writeFile(join(folder, name), content)
    const draw = (script: string) => execFileSync('python3', [script], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    await appendFile(join(folder, 'hotspots.csv'), ' ')
    expect(() => draw('figure2.py')).toThrow('hotspots.csv is not the file of this package')
    await writeFile(join(folder, 'hotspots.csv'), files.get('hotspots.csv') ?? '')
    expect(draw('figure2.py')).toContain('      1      10      2  1kmE4009N3348')
    expect((await readFile(join(folder, 'figure2.svg'), 'utf8')).match(/<polygon /g)).toHaveLength(2)
    expect(draw('figure1.py')).toMatch(/89\.6 {2}biodiversity conservation\n 10\.4 {2}other/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Tells whether a cell is invalid: neither a value of its column's type and codes, nor a missing-value code. */
function valueFails(cell: string, { type, missingValues, categories }: Field): boolean {
  if (missingValues.some(({ value }) => value === cell)) return false
  if (categories) return !categories.some(({ value }) => String(value) === cell)
  switch (type) {
    case 'integer':
      return !/^-?\d+$/.test(cell)
    case 'number':
      return !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(cell)
    case 'date':
      return !/^\d{4}-\d{2}-\d{2}$/.test(cell) || Number.isNaN(Date.parse(cell))
    case 'yearmonth':
      return !/^\d{4}-(0[1-9]|1[0-2])$/.test(cell)
    case 'string':
      return false
  }
}

/** Parses XML. @throws if it is not well-formed */
function parsed(xml: string): Document {
  const refuse = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message)
  }
  return new DOMParser({ onError: refuse }).parseFromString(xml, 'text/xml')
}

/** Returns the paths of missing elements that DDI-Codebook 2.5 requires within an element that exists. */
function lacking(ddi: Document): string[] {
  const root = ddi.documentElement
  if (root?.localName !== 'codeBook' || root.namespaceURI !== 'ddi:codebook:2_5') return ['codeBook']
  const missing = new Set<string>()
  const look = (within: Element, path: string, rest: readonly string[]) => {
    const [name, ...after] = rest
    if (name === undefined) return
    const found = Array.from(within.childNodes).filter((node): node is Element => (node as Element).localName === name)
    if (found.length === 0) missing.add(path)
    for (const one of found) look(one, path, after)
  }
  const each = (parent: string, path: string) => {
    const parents = parent === 'codeBook' ? [root] : Array.from(root.getElementsByTagName(parent))
    for (const one of parents) look(one, path, path.split(' '))
  }
  each('codeBook', 'stdyDscr citation titlStmt titl')
  each('fileDscr', 'fileTxt fileName')
  each('catgry', 'catValu')
  for (const variable of Array.from(root.getElementsByTagName('var')))
    if (!variable.getAttribute('name')) missing.add('var name')
  return [...missing]
}
