import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '../../shared/src/kinds.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The name of a kind's folder on server and web, and of its file in shared, for kinds where it differs from the kind's name. */
const NOUNS: Partial<Record<string, string>> = { thread: 'discussion', comment: 'discussion', viewpoint: 'opinion' }

/** Files that may name every kind of content, since they list all. */
const REGISTRIES = [
  'shared/src/kinds.ts',
  'shared/src/contentActs.ts',
  'shared/src/access.ts',
  'shared/src/pages.ts',
  'server/src/nouns.ts',
  'web/src/kinds.ts',
  'web/src/acts.ts',
]

/** Other files that may name one kind, each with the reason. At most six files, REGISTRIES included, may name a kind other than polis. */
const ALSO: Partial<Record<string, string[]>> = {
  // This table of the research exports fixes the order and the codes of these kinds together.
  poll: ['server/src/research/ballots.ts'],
  opinion: ['server/src/research/ballots.ts'],
  viewpoint: ['server/src/research/ballots.ts'],
  // A call of polls has the argument `polisId`, and the URL of the polis site is a setting.
  polis: ['shared/src/poll.ts', 'server/src/platform/config.ts'],
  // The files of an opinion map have the column names of polis sites.
  comment: ['opinionFiles.ts', 'exportedVotes.ts'].map((file) => `server/src/participation/opinion/${file}`),
  // The service worker leaves the link in mails about pledges to the server.
  pledge: ['web/src/platform/pwa/serverPaths.ts'],
  // The mail templates of meetings use these placeholders.
  meeting: ['shared/src/mailTemplate.ts'],
}

/** Matches files that may name any kind, since they are about kinds: texts, migrations, demo content and tests. */
const ANY_KIND = /^shared\/src\/messages\/|^server\/src\/(platform\/db\/migrations|demo|testing)\/|\.test\.tsx?$/

/** Matches other uses of the same words: threads of a processor, and the study's pledge requests, which belong to no community. */
const OTHER_WORDS = /worker_threads|(?:min|max)Threads|pledge[_ ](?:request|answer)|[pP]ledge(?:Requests?|Answers?)\b/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** Tells whether a source names a kind, as a word or as part of a name such as `threadId`; comments do not count. */
export function namesKind(source: string, kind: string): boolean {
  const capital = kind.charAt(0).toUpperCase() + kind.slice(1)
  const named = new RegExp(String.raw`(?<![a-zA-Z])${kind}s?(?![a-z])|(?<![A-Z])${capital}s?(?![a-z])`)
  return named.test(source.replaceAll(COMMENTS, '').replaceAll(OTHER_WORDS, ''))
}

/** Tells whether a file may name a kind: it belongs to the kind's own noun (its feature), or is a registry or exception. */
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
