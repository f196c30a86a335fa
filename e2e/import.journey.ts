import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { en } from '../shared/src/messages/en.ts'
import {
  fillGeoPackage,
  RD_PRJ,
  type SampleShape,
  shapefile,
  square,
} from '../web/src/map/import/reading/sampleFiles.ts'
import { entry, next, openWizard } from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { enterAs } from './mapSteps.ts'
import { register } from './people.ts'

const { fromFile } = en
/** Shapes in the middle of the IJsselmeer, in metres of RD New (the Dutch national grid). */
const EAST = { name: 'Houtribhoek', rings: [square(150_000, 520_000, 800)] }
const WEST = { name: 'Markermeer', rings: [square(146_000, 518_000, 900), square(146_300, 518_300, 200)] }

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})

async function geoPackage(shapes: SampleShape[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const path = join(folder, 'a.gpkg')
  const db = new DatabaseSync(path)
  fillGeoPackage((sql, params = []) => db.prepare(sql).run(...params), shapes)
  db.close()
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

test('a shape of a zipped shapefile opens in the drawing step, and a malformed file shows its error', async ({
  page,
}) => {
  await openWizard(page)
  const file = page.getByLabel(fromFile.button, { exact: true })
  await file.last().setInputFiles(fileOf('broken.geojson', Buffer.from('{"type":\n"FeatureCollection"')))
  await expect(page.getByText('This GeoJSON breaks off at line 2.')).toBeVisible()

  await page
    .getByLabel(fromFile.file.choose, { exact: true })
    .setInputFiles(fileOf('land.zip', shapefile([EAST, WEST], RD_PRJ)))
  await expect(page.getByText('64 ha', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByText(fromFile.choose.missing)).toBeVisible()
  await page.getByRole('checkbox', { name: /Markermeer/ }).check()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await expect(page.getByText('77 ha', { exact: true })).toBeVisible()
  await next(page).click()
  await expect(page.getByLabel('Name of this place')).toHaveValue('Markermeer')
})

test('several shapes of a GeoPackage file become areas with the same answers', async ({ page }) => {
  await register(page)
  await page.goto('/add-area/from-file')
  const bytes = await geoPackage([EAST, WEST])
  await page.getByLabel(fromFile.file.choose, { exact: true }).setInputFiles(fileOf('nature.gpkg', bytes))
  await page.getByRole('button', { name: fromFile.choose.all }).click()
  await next(page).click()
  await page.getByRole('button', { name: 'Save 2 areas' }).click()
  await expect(page.getByText(fromFile.answers.incomplete)).toBeVisible()
  await page.getByRole('radio', { name: /Country/ }).check()
  await page.getByRole('radio', { name: '8', exact: true }).check()
  await page.getByRole('radio', { name: 'Every month' }).check()
  await page.getByLabel('Name of area 2').fill('The other lake')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save 2 areas' }).click()
  await expect(page).toHaveURL(/\/my-areas$/)
  await expect(entry(page, 'Houtribhoek')).toBeVisible()
  await expect(entry(page, 'The other lake')).toBeVisible()
})

test('all shapes of a file become the outline of one community', async ({ page, server }) => {
  await enterAs(page, server.url, 'owner')
  await page.goto('/create-community/from-file')
  await page
    .getByLabel(fromFile.file.choose, { exact: true })
    .setInputFiles(fileOf('land.zip', shapefile([EAST, WEST], RD_PRJ)))
  await page.getByRole('button', { name: fromFile.choose.all }).click()
  await page.getByRole('button', { name: fromFile.choose.landNext }).click()
  await expect(page).toHaveURL(/\/create-community\?.*step=draw/)
  // 64 ha and 77 ha, which do not touch.
  await expect(page.getByText('1.41 km²', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete this part/ })).toBeVisible()
})
