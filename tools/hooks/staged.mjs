// Plain JavaScript for Node 20: formats and lints the staged files, before a commit.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Missing, ROOT, run } from '../children.mjs'
import { nodeProgram } from '../npmPackages.mjs'

const SOURCE = /\.([cm]?[jt]sx?)$/
const FORMATTED = /\.([cm]?[jt]sx?|css|html|json|ya?ml)$/

const names = (...args) =>
  run('git', [...args, '--name-only', '-z'])
    .stdout.split('\0')
    .filter(Boolean)
const staged = names('diff', '--cached', '--diff-filter=ACMR')
// A file that is only partly staged is not formatted, since that would stage the rest of the file.
const inPart = new Set(names('diff'))
const formattable = staged.filter((path) => FORMATTED.test(path) && !inPart.has(path) && existsSync(join(ROOT, path)))
const sources = staged.filter((path) => SOURCE.test(path))

try {
  const node = nodeProgram()
  if (formattable.length > 0) {
    pass(node, 'oxfmt', '--no-error-on-unmatched-pattern', ...formattable)
    run('git', ['add', '--', ...formattable])
  }
  if (sources.length > 0) pass(node, 'oxlint', '--quiet', '--no-error-on-unmatched-pattern', ...sources)
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.stderr.write(`Neither formatted nor linted: ${error.message}\n`)
}

/** Runs a program; if it fails, prints its output and ends the commit. */
function pass(node, name, ...args) {
  const { status, stdout, stderr } = run(node, [join(ROOT, 'node_modules', name, 'bin', name), ...args])
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}\nNot committed; git commit --no-verify passes this by.\n`)
  process.exit(1)
}
