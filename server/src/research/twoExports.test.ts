import { randomUUID } from 'node:crypto'
import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withdrawalsPath } from '@fieldfare/shared/research.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvCells, madePackage } from '../testing/testPackage.ts'
import { testStudy } from '../testing/testStudy.ts'
import { square, useWorldOnOneEngine } from '../testing/world.ts'
import type { ResearchTable } from './codebook.ts'

const { lasting, app } = useWorldOnOneEngine()
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'two-exports-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

type Files = Map<string, Buffer>
/** A pseudonym of a package: a letter and twenty hexadecimal digits. */
const PSEUDONYM = /^[A-Z][0-9a-f]{20}$/

const rowsOf = (files: Files, name: ResearchTable) => csvCells(files.get(`${name}.csv`)?.toString() ?? '').slice(1)
const tablesOf = (files: Files) =>
  [...files.keys()].flatMap((name) => (name.endsWith('.csv') ? [name.slice(0, -4) as ResearchTable] : []))
const pseudonymsOf = (files: Files) =>
  new Set(
    tablesOf(files).flatMap((name) =>
      rowsOf(files, name)
        .flat()
        .filter((cell) => PSEUDONYM.test(cell)),
    ),
  )
/** Returns the sorted rows of a table, with each pseudonym replaced by its letter, since pseudonyms differ between exports. */
const saidIn = (files: Files, name: ResearchTable) =>
  rowsOf(files, name)
    .map((row) => row.map((cell) => (PSEUDONYM.test(cell) ? cell.slice(0, 1) : cell)).join('\t'))
    .toSorted()

/** Returns the rows of one list that the other list lacks, each as often as it is lacking. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

async function keysOf(files: Files): Promise<number[]> {
  const path = join(folder, `${randomUUID()}.gpkg`)
  await writeFile(path, files.get('research.gpkg') ?? '')
  const db = new DatabaseSync(path, { readOnly: true })
  const keys = tablesOf(files).flatMap((name) =>
    db
      .prepare(`select fid from ${name}`)
      .all()
      .map((row) => Number(row['fid'])),
  )
  db.close()
  return keys
}

test('two exports: they share no row keys or pseudonyms, and the second lacks only the rows of people who withdrew', async () => {
  const world = lasting()
  const { admin, other, communityId, pollId } = await testStudy(world)
  const first = await madePackage(world, app(), admin)

  // A person without consent draws, joins, and votes as one of few; one respondent withdraws the consent.
  const outsider = await world.make.member()
  await world.make.area(outsider, square(4.8, 53.1, 0.02), { level: 'neighborhood' })
  await outsider.call.subscribe({ landId: communityId })
  await outsider.call.addVote({ pollId, value: 'Tree' })
  await other.call.consent.withdraw({ purpose: 'research', id: randomUUID() })
  const second = await madePackage(world, app(), admin)

  const [before, after] = [pseudonymsOf(first.files), pseudonymsOf(second.files)]
  expect(Math.min(before.size, after.size)).toBeGreaterThan(5)
  expect([...after].filter((one) => before.has(one))).toEqual([])
  const keys = new Set(await keysOf(first.files))
  expect((await keysOf(second.files)).filter((key) => keys.has(key))).toEqual([])

  const gone: string[] = []
  for (const name of tablesOf(first.files)) {
    const [was, is] = [saidIn(first.files, name), saidIn(second.files, name)]
    expect(without(is, was), `new in ${name}`).toEqual([])
    if (without(was, is).length > 0) gone.push(name)
  }
  expect(gone).toEqual(['respondents', 'consents', 'participants'])
  const list = await app().http.inject({ url: withdrawalsPath(first.id), headers: { cookie: admin.cookie } })
  const withdrawn = list.body.match(/^R[0-9a-f]{20},research,/gm)
  expect(withdrawn).toHaveLength(1)
  expect(rowsOf(first.files, 'respondents').some(([one]) => withdrawn?.[0]?.startsWith(`${one},`))).toBe(true)
})
