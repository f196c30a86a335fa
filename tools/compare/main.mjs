// Plain JavaScript for Node 24: `npm run gallery:compare`, which takes pictures of the gallery of two commits and compares them.
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
/** The folder of the output, which nothing else reads and git ignores. */
const OUT = join(ROOT, '.cache', 'gallery')
/** The colour that fills what a smaller picture lacks; no component has this colour. */
const LACKING = '#ff00ff'
/**
 * The largest difference of two colours, from 0 to 1, that counts as equal. It is half of pixelmatch's default, since one
 * program on one machine draws both pictures.
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

/** Takes the pictures of a commit, in a temporary work tree, or without a commit those of the current work tree. */
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

/** Links the installed packages if the commit has the same lock file, otherwise installs the commit's packages. */
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

/** Writes a picture of the difference between two pictures; the part that a smaller picture lacks counts as different. */
async function difference(before, after, file) {
  // The packages of the package.json in this folder are installed only when this program runs.
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
