import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellOf } from './plugin.ts'

let publicDir: string
beforeAll(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'public-'))
  writeFileSync(join(publicDir, 'theme.js'), "// Why.\nset('$&')\n")
})
afterAll(() => rmSync(publicDir, { recursive: true }))

const BUILT = `<head>
  <script src="/theme.js"></script>
  <link rel="stylesheet" href="/a.css">
</head>
<body><p>First words</p><!-- styles --><div id="app"></div></body>`

test.each(['<script src="/theme.js"></script>', '<!-- styles -->', '<link rel="stylesheet" href="/a.css">'])(
  'a shell without %s is no shell of ours',
  (part) => {
    expect(() => shellOf(BUILT.replace(part, ''), publicDir)).toThrow('the shell has changed')
  },
)

test('the theme is inside, and the styles come after the first words', () => {
  const shell = shellOf(BUILT, publicDir)
  expect(shell).toContain("<script>set('$&')</script>")
  expect(shell).toContain('<p>First words</p><link rel="stylesheet" href="/a.css"><div id="app">')
  expect(shell.match(/stylesheet/g)).toHaveLength(1)
})
