import { readdirSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { isTest, placeOf, type Rule } from './rule.ts'

/** Words that are too vague as a file name: such a file could hold anything of its folder. */
const STOPPED = new Set(
  'changes figures found heard holdings keep kept sent settle standing subject take tell there told words'.split(' '),
)

/** File names that several features may use, with the same meaning in each: `noun.ts` is the feature's entry, `routes.ts` plain HTTP. */
const REPEATED = {
  shared: /^$/,
  server: /^(noun|routes|rows|load|jobs|accountHooks|kind|happenings|waiting|pages|openData)\.ts$/,
  web: /^(data\.ts|live\.ts|pages\.ts|kind\.tsx?|testing\.ts|\w+Page\.tsx)$/,
}

/** Folders whose file names repeat by design: the pages of each feature, and its texts in each language. */
const EXEMPT = /(^|\/)(messages|pages)\//

/**
 * Requires that a file's name describes its content and that no other file has the same name, so that editor tabs are distinguishable.
 * @param listFiles returns the paths of all files of a source folder, relative to that folder
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

/** Tells whether a statement exports an API call with the file's name, as in `area/insert.ts`: such names come from the product. */
function isCallNamed(name: string, statement: object): boolean {
  const { declaration } = statement as { declaration?: { declarations?: { id?: { name?: string } }[] } | null }
  return declaration?.declarations?.some(({ id }) => id?.name === name || id?.name === `${name}Call`) ?? false
}

const listed = new Map<string, readonly string[]>()

/** Returns all source files of a folder except tests; the list is cached. */
export function sourcesIn(source: string): readonly string[] {
  const cached = listed.get(source)
  if (cached) return cached
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !EXEMPT.test(path))
  listed.set(source, files)
  return files
}
