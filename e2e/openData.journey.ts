import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { findBrowser } from '../tools/browsers.mjs'
import { expect, test } from './journey.ts'
import { clientFor, enterAs } from './mapSteps.ts'

const run = promisify(execFile)

/** A box around Texel in degrees, as arguments for GDAL's command line. */
const TEXEL = ['4.6', '52.9', '5.0', '53.3'] as const

/** The formats that hold a whole collection in one file, each with the file's extension. */
const STREAMS = { geojsonseq: 'geojsons', fgb: 'fgb', gpkg: 'gpkg' }

test('GDAL reads every collection of the open data, page by page, as one file, by box and attribute, and in metres', async ({
  server,
}, info) => {
  const gdal = findBrowser('gdal')
  test.skip(!gdal, 'GDAL is not installed.')
  const source = `OAPIF:${server.url}/ogc`
  /** Reads a collection with GDAL. @returns the lines of the table, without the head */
  const read = async (collection: string, ...options: string[]): Promise<string[]> => {
    const asked = ['-f', 'CSV', '/vsistdout/', source, collection, '-lco', 'GEOMETRY=AS_XY', '-select', 'level,rating']
    const { stdout, stderr } = await run(gdal ?? '', [...asked, ...options], { maxBuffer: 50_000_000 })
    expect(stderr).not.toContain('ERROR')
    return stdout.trim().split('\n').slice(1)
  }
  const matched = async (query: string): Promise<number> => {
    const answer = await fetch(`${server.url}/ogc/collections/${query}`)
    return ((await answer.json()) as { numberMatched: number }).numberMatched
  }

  for (const collection of ['communities', 'treasures', 'love-map', 'areas']) {
    const all = await matched(`${collection}/items`)
    expect(all).toBeGreaterThan(0)
    const { stdout, stderr } = await run(
      gdal ?? '',
      ['-f', 'GeoJSONSeq', '/vsistdout/', source, collection, '-oo', 'PAGE_SIZE=50'],
      {
        maxBuffer: 50_000_000,
      },
    )
    expect(stderr).not.toContain('ERROR')
    expect(stdout.trim().split('\n')).toHaveLength(all)
  }

  for (const [f, ending] of Object.entries(STREAMS)) {
    const answer = await fetch(`${server.url}/ogc/collections/areas/items?f=${f}&bbox=${TEXEL.join(',')}`)
    const file = info.outputPath(`areas.${ending}`)
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
    const { stdout, stderr } = await run(gdal ?? '', ['-f', 'CSV', '/vsistdout/', file, '-lco', 'GEOMETRY=AS_WKT'])
    expect(stderr).not.toContain('ERROR')
    const [head, ...rows] = stdout.trim().split(/\n(?=")/)
    expect(head).toMatch(/^WKT,.*rating/)
    expect(rows).toHaveLength(await matched(`areas/items?bbox=${TEXEL.join(',')}`))
  }

  const around = await read('areas', '-spat', ...TEXEL)
  expect(around).toHaveLength(await matched(`areas/items?bbox=${TEXEL.join(',')}`))
  const country = await read('areas', '-where', "level = 'country'")
  expect(country).toHaveLength(await matched('areas/items?level=country'))
  const inMetres = ['-lco', 'GEOMETRY=AS_XY', '-spat', ...TEXEL, '-t_srs', 'EPSG:28992', '-select', 'placeHidden']
  const { stdout: metres } = await run(gdal ?? '', ['-f', 'CSV', '/vsistdout/', source, 'treasures', ...inMetres])
  const [head, ...points] = metres.trim().split('\n')
  expect(head).toMatch(/^X,Y/)
  expect(points.length).toBeGreaterThan(0)
  for (const line of points) {
    const [x = 0, y = 0] = line.split(',').map(Number)
    // These are the coordinates of Texel in the Dutch national grid.
    expect(x > 100_000 && x < 135_000 && y > 550_000 && y < 590_000).toBe(true)
  }
})

test("GDAL reads a person's areas with a read code that the person made, and nothing once the code is ended", async ({
  page,
  server,
}) => {
  const gdal = findBrowser('gdal')
  test.skip(!gdal, 'GDAL is not installed.')
  const client = await clientFor(server.url, 'member')
  await enterAs(page, server.url, client)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Create a read code' }).click()
  await page.getByRole('form', { name: 'Create a read code' }).getByLabel('Name').fill('QGIS at work')
  await page.getByRole('button', { name: 'Create code' }).click()
  const code = await page.getByLabel('Read code', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  /** Reads the person's areas with GDAL, with a read code as the password of HTTP Basic authentication. */
  const read = async (password: string) => {
    const source = ['/vsistdout/', `OAPIF:${server.url}/ogc`, 'my-areas']
    const { stdout, stderr } = await run(gdal ?? '', ['-f', 'GeoJSONSeq', ...source], {
      env: { ...process.env, GDAL_HTTP_AUTH: 'BASIC', GDAL_HTTP_USERPWD: `me:${password}` },
    }).catch((error: { stdout: string; stderr: string }) => error)
    return { lines: stdout.trim() === '' ? [] : stdout.trim().split('\n'), failed: stderr.includes('ERROR') }
  }
  expect(await read('fieldfare_nothing')).toEqual({ lines: [], failed: true })
  const { items } = (await client.read('feed.measures.mine', {})) as { items: { data: { title: string } }[] }
  const { lines } = await read(code)
  expect(items.length).toBeGreaterThan(0)
  expect(lines).toHaveLength(items.length)

  await page.getByRole('button', { name: 'End “QGIS at work”' }).click()
  await expect(page.getByText('Read code ended')).toBeVisible()
  expect(await read(code)).toEqual({ lines: [], failed: true })
})
