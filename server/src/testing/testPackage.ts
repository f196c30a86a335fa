import { randomUUID } from 'node:crypto'
import { packagePath } from '@fieldfare/shared/research.ts'
import type { App } from '../app.ts'
import type { TestPerson, World } from './world.ts'
import { researchJobs } from '../research/jobs.ts'
import { openPackageStore, type PackageStore } from '../platform/packageStore/packageStore.ts'
import { unzipped } from '../research/unzipped.ts'

/** Makes a research export as its job does, downloads its package and opens it. */
export async function madePackage(
  { deps }: World,
  { http }: App,
  admin: TestPerson,
  freeText = false,
  store: PackageStore = openPackageStore(deps.config),
) {
  const id = randomUUID()
  await admin.call.research.make({ id, freeText })
  await researchJobs(deps, store).makeResearchExport({ exportId: id })
  const answer = await http.inject({ url: packagePath(id), headers: { cookie: admin.cookie } })
  if (answer.statusCode !== 200) throw new Error(`the package: ${answer.statusCode}`)
  return { id, view: await admin.call.research.one({ id }), zip: answer.rawPayload, files: unzipped(answer.rawPayload) }
}

/** Returns the cells of a CSV file by RFC 4180; the first row has the names of the columns. */
export function csvCells(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '' && rows.at(-1)?.length === 0) break
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
    else if (end === '') break
  }
  return rows.filter((row) => row.length > 0)
}
