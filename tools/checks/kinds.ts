import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '../../shared/src/kinds.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The folder that a kind lives in on the server and the web, and its file in shared, where it is not the kind's own name. */
const NOUNS: Partial<Record<string, string>> = { thread: 'discussion', comment: 'discussion' }

/** A file of another kind whose call takes an argument by this kind's name, as the specification has it. */
const ARGUMENT_OF: Partial<Record<string, string>> = { polis: 'shared/src/poll.ts' }

/** Files that list kinds by name, and so may name them. */
const REGISTRIES = [
  // A package for researchers is one codebook over many nouns, read in one snapshot: the order of its tables and what they refer to are
  // fixed together. Of the kinds it has the options of polls alone, which a registry of tables would not make simpler.
  /^(server\/src\/research\/(codebook|queries|readme|testPackage|testStudy)|shared\/src\/research)\.ts$/,
  /^(shared|server|web)\/src\/(kinds|pages)\.ts$/,
  /^shared\/src\/(access|contentViews|mailTemplate|setting)\.ts$/,
  /^shared\/src\/messages\//,
  /^web\/src\/platform\/pwa\/serverPaths\.ts$/,
  /^server\/src\/(platform\/db\/migrations|demo|testing)\//,
  /^server\/src\/(nouns|platform\/(config|http\/headers|mail\/samples|setting\/defaults))\.ts$/,
  /\.test\.tsx?$/,
]

/** Other things by the same word: threads of a processor, and the pledge requests of the study, which belong to no community. */
const OTHER_WORDS = /worker_threads|(?:min|max)Threads|pledge_(?:request|answer)|[pP]ledge(?:Requests?|Answers?)\b/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** Tells whether a source names a kind, in a word of its own or as part of a name such as `threadId`; prose does not count. */
export function namesKind(source: string, kind: string): boolean {
  const capital = kind.charAt(0).toUpperCase() + kind.slice(1)
  const named = new RegExp(String.raw`(?<![a-zA-Z])${kind}s?(?![a-z])|(?<![A-Z])${capital}s?(?![a-z])`)
  return named.test(source.replaceAll(COMMENTS, '').replaceAll(OTHER_WORDS, ''))
}

/** Tells whether a file may name a kind: it is of the kind's own noun, or a registry. */
export function mayName(path: string, kind: string): boolean {
  const noun = NOUNS[kind] ?? kind
  const own = [
    `shared/src/${noun}.ts`,
    `shared/src/pages/${noun}.ts`,
    `server/src/participation/${noun}/`,
    `web/src/participation/${noun}/`,
  ].some((place) => path.startsWith(place))
  return own || ARGUMENT_OF[kind] === path || REGISTRIES.some((registry) => registry.test(path))
}

if (import.meta.main) {
  const files = globSync('{shared,server,web}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name.includes('generated'),
  })
  let found = 0
  for (const path of files.sort()) {
    const source = readFileSync(join(ROOT, path), 'utf8')
    for (const kind of Object.keys(KINDS)) {
      if (mayName(path, kind) || !namesKind(source, kind)) continue
      process.stdout.write(
        `${path} names the kind '${kind}': what all kinds share belongs to content/, what is its own to its folder.\n`,
      )
      found++
    }
  }
  process.exitCode = found > 0 ? 1 : 0
}
