import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellOf } from './plugin.ts'

let publicDir: string
beforeAll(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'public-'))
  writeFileSync(join(publicDir, 'theme.js'), "// Why.\nset('$&')\n")
  writeFileSync(join(publicDir, 'failure.js'), 'show()\n')
})
afterAll(() => rmSync(publicDir, { recursive: true }))

const BUILT = `<head>
  <script src="/theme.js"></script>
  <script src="/failure.js"></script>
  <script type="module" crossorigin src="/react.js"></script>
  <script type="module" crossorigin src="/app.js"></script>
  <link rel="stylesheet" href="/a.css">
</head>
<body><p>First words</p><div id="app"></div><!-- styles --></body>`

test.each(['<!-- first -->', '<!-- styles -->', '<link rel="stylesheet" href="/a.css">', '<!-- scripts -->'])(
  'shellOf throws for a page without %s',
  (part) => {
    const lines = { '<!-- first -->': /<script src.*/g, '<!-- scripts -->': /<script type.*/g }[part] ?? part
    expect(() => shellOf(BUILT.replace(lines, ''), publicDir)).toThrow('the shell has changed')
  },
)

test('shellOf inlines the scripts that run before the app and puts the styles after the static text', () => {
  const shell = shellOf(BUILT, publicDir)
  expect(shell).toContain("<script>set('$&');show()</script>")
  expect(shell).toMatch(
    /<p>First words<\/p><div id="app"><\/div><script>.*<\/script><link rel="stylesheet" href="\/a.css"><script>/,
  )
  expect(shell.match(/stylesheet/g)).toHaveLength(1)
})

test('shellOf fetches the scripts after the first paint and runs them once the styles are loaded too', () => {
  const shell = shellOf(BUILT, publicDir)
  expect(shell).not.toContain('type="module"')
  const [fetching = '', running = ''] = shell.slice(shell.indexOf('<div id="app">')).split('<link rel="stylesheet"')
  expect(fetching).toContain('["/react.js","/app.js"]')
  expect(running).toContain('import("/app.js").catch(showStartFailure)')
  for (const script of [fetching, running]) expect(script).toContain("type:'paint'")
})
