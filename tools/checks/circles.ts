import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { roomOf } from '../lint/floors.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORKSPACES = ['shared', 'server', 'web'] as const
/** Matches imports in a file: those that run when it is loaded, those of types, and `import()`. */
const IMPORTS = /^(?:import|export)\s(type\s)?(?:[^'"`;()]*\sfrom\s)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** An import from one file to another; their paths start at the source folder. */
export interface Step {
  from: string
  to: string
  /** True for an import of types only, which no longer exists when the program runs. */
  type: boolean
}

/** Returns the imports between files, without those of tests, which may import anything. */
export function stepsIn(files: Record<string, string>): Step[] {
  return Object.entries(files).flatMap(([from, text]) =>
    /\.test\.tsx?$/.test(from)
      ? []
      : [...text.replaceAll(COMMENTS, '').matchAll(IMPORTS)].map(([, type, now, later = '']) => ({
          from,
          to: join(dirname(from), now ?? later),
          type: type !== undefined,
        })),
  )
}

/**
 * Finds circles of imports: the shortest one in each group of places (files or folders) that import each other.
 * @param placeOf returns the place of a file, such as its room (the folder of a feature); '' leaves the file out
 */
export function circlesIn(steps: readonly Step[], placeOf: (path: string) => string): Step[][] {
  const known = new Map<string, Map<string, Step>>()
  for (const step of steps) {
    const [a, b] = [placeOf(step.from), placeOf(step.to)]
    if (!a || !b || a === b) continue
    const steps = known.get(a) ?? new Map<string, Step>()
    known.set(a, steps.set(b, steps.get(b) ?? step))
  }
  const circles: Step[][] = []
  const seen = new Set<string>()
  const found = [...known.keys()].flatMap((place) => shortestCircle(known, place) ?? [])
  for (const circle of found.toSorted((a, b) => a.length - b.length)) {
    const places = circle.map(({ from }) => placeOf(from))
    if (places.some((place) => seen.has(place))) continue
    for (const place of places) seen.add(place)
    circles.push(circle)
  }
  return circles
}

/** Returns the fewest imports that lead from a place back to itself, breadth first; null if none do. */
function shortestCircle(steps: Map<string, Map<string, Step>>, place: string): Step[][] | null {
  const before = new Map<string, Step[]>([[place, []]])
  for (const [at, way] of before)
    for (const [next, step] of steps.get(at) ?? []) {
      if (next === place) return [[...way, step]]
      if (!before.has(next)) before.set(next, [...way, step])
    }
  return null
}

function report(source: string, what: string, circles: Step[][]): void {
  for (const circle of circles) {
    process.stdout.write(`${source}: ${what} import each other in a circle. Turn one of these around:\n`)
    for (const { from, to } of circle) process.stdout.write(`  ${from} imports ${to}\n`)
    process.exitCode = 1
  }
}

if (import.meta.main) {
  for (const workspace of WORKSPACES) {
    const source = `${workspace}/src`
    const names = globSync('**/*.{ts,tsx}', { cwd: join(ROOT, source) })
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(ROOT, source, name), 'utf8')]))
    const steps = stepsIn(files)
    report(
      source,
      'files',
      circlesIn(steps, (path) => path),
    )
    // Rooms (folders of features) may import each other's types, so type imports make no circle here.
    report(
      source,
      'rooms',
      circlesIn(
        steps.filter(({ type }) => !type),
        (path) => roomOf(workspace, path),
      ),
    )
  }
}
