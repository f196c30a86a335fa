import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Matches a path of the repository in a document: between backticks or in a link. */
const NAMED = /(?:`|\]\()((?:shared|server|web|e2e|bench|tools|docs|deploy|\.ci)(?:\/[\w.*-]+)*\/?)(?=[`)#])/g

/** Returns the paths in a document that do not exist, since documents tend to describe older versions of the repository. */
export function missingPaths(paper: string, exists: (path: string) => boolean): string[] {
  const named = [...paper.matchAll(NAMED)].map(([, path = '']) => path).filter((path) => !path.includes('*'))
  return [...new Set(named)].filter((path) => !exists(path))
}

if (import.meta.main) {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)
  const papers = ['README.md', 'CONTRIBUTING.md', ...docs.filter((name) => name.endsWith('.md'))]
  const found = papers.flatMap((paper) =>
    missingPaths(readFileSync(join(ROOT, paper), 'utf8'), (path) => existsSync(join(ROOT, path))).map(
      (path) => `${paper} names ${path}, which does not exist`,
    ),
  )
  for (const problem of found) process.stdout.write(`${problem}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
