import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '../../shared/src/kinds.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The folder that a kind lives in on the server and the web, and its file in shared, where it is not the kind's own name. */
const NOUNS: Partial<Record<string, string>> = { thread: 'discussion', comment: 'discussion', viewpoint: 'opinion' }

/** Files that list every kind by name. */
const REGISTRIES = [
  'shared/src/kinds.ts',
  'shared/src/contentActs.ts',
  'shared/src/access.ts',
  'shared/src/pages.ts',
  'server/src/nouns.ts',
  'web/src/kinds.ts',
  'web/src/acts.ts',
]

/** Other files that may name one kind, each with the reason. With the registries they are six at most, but for polis. */
const ALSO: Partial<Record<string, string[]>> = {
  // This table of the packages for researchers fixes their order and codes together.
  poll: ['server/src/research/ballots.ts'],
  opinion: ['server/src/research/ballots.ts'],
  viewpoint: ['server/src/research/ballots.ts'],
  // A call of polls has an argument of this name; and the site of the conversations is a setting.
  polis: ['shared/src/poll.ts', 'server/src/platform/config.ts'],
  // The files of an opinion map have the columns that polis sites give them.
  comment: ['opinionFiles.ts', 'exportedVotes.ts'].map((file) => `server/src/participation/opinion/${file}`),
  // The service worker leaves the link in its mails to the server.
  pledge: ['web/src/platform/pwa/serverPaths.ts'],
  // Its mail templates fill these names in.
  meeting: ['shared/src/mailTemplate.ts'],
}

/** The folders of texts, migrations, demo content and tests, which name what they are about. */
const ANY_KIND = /^shared\/src\/messages\/|^server\/src\/(platform\/db\/migrations|demo|testing)\/|\.test\.tsx?$/

/** Other things by the same word: threads of a processor, and the pledge requests of the study, which belong to no community. */
const OTHER_WORDS = /worker_threads|(?:min|max)Threads|pledge[_ ](?:request|answer)|[pP]ledge(?:Requests?|Answers?)\b/g
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
  const ownPlaces = [
    `shared/src/${noun}.ts`,
    `shared/src/pages/${noun}.ts`,
    `server/src/participation/${noun}/`,
    `web/src/participation/${noun}/`,
  ].some((place) => path.startsWith(place))
  return ownPlaces || REGISTRIES.includes(path) || ALSO[kind]?.includes(path) === true || ANY_KIND.test(path)
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
