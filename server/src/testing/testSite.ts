import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type App, buildApp } from '../app.ts'

const SHELL = `<!doctype html><html lang="en"><head><!-- head --><title>Fieldfare</title><!-- /head --><script>go()</script></head>
<body><div id="words"><!-- words --></div><div id="app"></div></body></html>`

/** Serves the site at http://fieldfare.example for the tests of a file, with a built web app, on the database of `world`. */
export function useSite(world: () => App) {
  let dist: string
  let site: App
  const build = () => {
    const { config, db, log } = world().deps
    return buildApp({ ...config, PUBLIC_URL: 'http://fieldfare.example' }, db, log, { dist })
  }
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'))
    await writeFile(join(dist, 'index.html'), SHELL)
    site = await build()
  })
  afterAll(async () => {
    await site.stop()
    await rm(dist, { recursive: true })
  })
  return {
    site: () => site,
    dist: () => dist,
    /** Builds another process of the same site, with nothing cached yet; the test stops it. */
    build,
    get: (url: string, headers: Record<string, string> = {}) => site.http.inject({ url, headers }),
  }
}
