import { readdirSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { isTest, placeOf, type Rule } from './rule.ts'

/** Words that name no thing: a file of such a name could hold anything of its room. */
const STOPPED = new Set(
  'changes figures found heard holdings keep kept sent settle standing subject take tell there told words'.split(' '),
)

/** Names that several rooms may have, since they say the same in each. `noun.ts` is the front door, `routes.ts` plain HTTP. */
const REPEATED = {
  shared: /^$/,
  server: /^(noun|routes|rows|load|jobs|lifecycle|kind|happenings|waiting|pages|openData)\.ts$/,
  web: /^(data\.ts|live\.ts|pages\.ts|kind\.tsx?|testing\.ts|\w+Page\.tsx)$/,
}

/** Folders whose files repeat by design: the pages of each noun, and its texts in each language. */
const EXEMPT = /(^|\/)(messages|pages)\//

/**
 * A file's name says what is in it, and nothing else has that name: the tabs of an editor can be read.
 * @param listFiles the paths of all files of a source folder, from it on
 */
export function vocabulary(listFiles: (source: string) => readonly string[]): Rule {
  return {
    create: (context) => ({
      Program(node) {
        const place = placeOf(context.filename)
        if (!place || isTest(context.filename) || EXEMPT.test(place.path)) return
        const file = basename(place.path)
        const name = file.replace(/\.tsx?$/, '')
        if (STOPPED.has(name)) {
          const message = `'${name}' names no thing. Which noun is this about? A name such as 'reportTarget.ts' is found; '${file}' is not.`
          context.report({ node, message })
        }
        if (REPEATED[place.workspace].test(file) || node.body.some((statement) => isCallNamed(name, statement))) return
        const source = context.filename.replaceAll('\\', '/').slice(0, -place.path.length)
        const twin = listFiles(source).find((path) => path !== place.path && basename(path) === file)
        if (twin) {
          const message = `${twin} has this name too. Put the noun into the name, unless both are what the vocabulary in tools/lint/vocabulary.ts says.`
          context.report({ node, message })
        }
      },
    }),
  }
}

/** Tells whether a statement exports a call of the file's name: calls have the product's names, as `area/insert.ts` does. */
function isCallNamed(name: string, statement: object): boolean {
  const { declaration } = statement as { declaration?: { declarations?: { id?: { name?: string } }[] } | null }
  return declaration?.declarations?.some(({ id }) => id?.name === name || id?.name === `${name}Call`) ?? false
}

const listed = new Map<string, readonly string[]>()

/** Returns all source files of a folder that are no tests, read once a run. */
export function sourcesIn(source: string): readonly string[] {
  const cached = listed.get(source)
  if (cached) return cached
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !EXEMPT.test(path))
  listed.set(source, files)
  return files
}
