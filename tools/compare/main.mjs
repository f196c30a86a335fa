// Plain JavaScript for Node 24: `npm run gallery:compare`, the pictures of the gallery of two commits and what looks different.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { Missing, ROOT, run } from '../children.mjs'
import { compare, listOf, pageOf } from './comparison.mjs'
import { takePictures } from './pictures.mjs'

const USAGE = `npm run gallery:compare -- <commit> [<commit>]
Without a second one, with the work tree as it is.`
/** The output lies in .cache, which nothing else reads and git ignores. */
const OUT = join(ROOT, '.cache', 'gallery')
/** The colour of what a smaller picture lacks, which no part has. */
const LACKING = '#ff00ff'
/**
 * The difference of two colours that counts as equal, of 1. It is half of pixelmatch's default, since one program draws
 * both on one machine.
 */
const THRESHOLD = 0.05

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [before, after] = positionals
  if (!before || positionals.length > 2) throw new Missing(USAGE)
  const sides = [commitOf(before), after ? commitOf(after) : null]
  await rm(OUT, { recursive: true, force: true })
  await mkdir(join(OUT, 'difference'), { recursive: true })
  const [old, now] = [await picturesOf(sides[0], 'before'), await picturesOf(sides[1], 'after')]
  let count = 0
  const comparison = await compare(old, now, (a, b) => difference(a, b, `difference/${count++}.png`))
  const title = `Parts of ui/: ${before} and ${after ?? 'the work tree'}`
  await writeFile(join(OUT, 'index.html'), pageOf(title, comparison))
  for (const line of listOf(comparison)) process.stdout.write(`${line}\n`)
  process.stdout.write(`${join(OUT, 'index.html')} shows them.\n`)
}

function commitOf(name) {
  const { status, stdout } = run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  if (status !== 0) throw new Missing(`Git knows no commit ${name}.\n${USAGE}`)
  return stdout.trim()
}

/** The pictures of a commit, in a work tree of its own that is gone afterwards, or of the work tree at hand. */
async function picturesOf(commit, side) {
  process.stdout.write(`Taking pictures of ${commit?.slice(0, 10) ?? 'the work tree'}\n`)
  if (!commit) return takePictures(ROOT, OUT, side)
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-gallery-'))
  const tree = join(folder, 'tree')
  try {
    git('worktree', 'add', '--detach', tree, commit)
    await installInto(tree)
    return await takePictures(tree, OUT, side)
  } finally {
    run('git', ['worktree', 'remove', '--force', tree])
    await rm(folder, { recursive: true, force: true })
  }
}

/** Links the installed packages if the commit has the same lock file, else installs its own. */
async function installInto(tree) {
  const isSame = run('git', [
    'diff',
    '--quiet',
    '--no-index',
    join(tree, 'package-lock.json'),
    join(ROOT, 'package-lock.json'),
  ])
  if (isSame.status === 0) return symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  const { status, stderr } = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tree,
  })
  if (status !== 0) throw new Missing(`The packages of that commit could not be installed:\n${stderr}`)
}

function git(...args) {
  const { status, stderr } = run('git', args)
  if (status !== 0) throw new Missing(stderr)
}

/** Writes what differs between two pictures; where one is smaller, what it lacks differs. */
async function difference(before, after, file) {
  // The packages are installed only when this runs, see package.json beside this.
  const { default: pixelmatch } = await import('pixelmatch')
  const [a, b] = await Promise.all([before, after].map((one) => sharp(join(OUT, one)).metadata()))
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const [one, other] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)])
  const difference = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(one, other, difference, width, height, { threshold: THRESHOLD })
  if (pixels === 0) return null
  await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(OUT, file))
  return { pixels, file }
}

async function pixelsOf(file, width, height) {
  const picture = sharp(join(OUT, file)).ensureAlpha()
  const { width: own, height: tall } = await picture.metadata()
  return picture
    .extend({ right: width - own, bottom: height - tall, background: LACKING })
    .raw()
    .toBuffer()
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
