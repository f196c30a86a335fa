import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Where the first folder of a path is a room. */
const SOURCES = ['web/src', 'server/src']
/** Imports that run when the file is loaded: no types, no `import()`. */
const IMPORTS = /^(?:import|export)\s(?!type\s)(?:[^'"`;()]*\sfrom\s)?'(\.[^']+)'/gm

/** One import between two rooms. */
export interface Step {
  from: string
  to: string
}

/**
 * Circles of imports between rooms, the shortest through each group of rooms that reach each other. Files in no folder
 * belong to no room: they are where rooms are put together. Tests may import anything.
 * @param files their texts by path from the source folder: `{ 'area/data.ts': "import … from '../api/client.ts'" }`
 */
export function circlesIn(files: Record<string, string>): Step[][] {
  const steps = new Map<string, Map<string, Step>>()
  for (const [from, text] of Object.entries(files)) {
    if (/\.test\.tsx?$/.test(from)) continue
    for (const [, target = ''] of text.matchAll(IMPORTS)) {
      const to = join(dirname(from), target)
      const [a, b] = [roomOf(from), roomOf(to)]
      if (!a || !b || a === b) continue
      const known = steps.get(a) ?? new Map<string, Step>()
      steps.set(a, known.set(b, known.get(b) ?? { from, to }))
    }
  }
  const circles: Step[][] = []
  const seen = new Set<string>()
  const found = [...steps.keys()].flatMap((room) => shortestCircle(steps, room) ?? [])
  for (const circle of found.toSorted((a, b) => a.length - b.length)) {
    const rooms = circle.map(({ from }) => roomOf(from))
    if (rooms.some((room) => seen.has(room))) continue
    for (const room of rooms) seen.add(room)
    circles.push(circle)
  }
  return circles
}

const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

/** The fewest imports that lead from a room back to itself, breadth first; null if none do. */
function shortestCircle(steps: Map<string, Map<string, Step>>, room: string): Step[][] | null {
  const before = new Map<string, Step[]>([[room, []]])
  for (const [at, way] of before)
    for (const [next, step] of steps.get(at) ?? []) {
      if (next === room) return [[...way, step]]
      if (!before.has(next)) before.set(next, [...way, step])
    }
  return null
}

if (import.meta.main) {
  for (const source of SOURCES) {
    const names = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' })
    const files = Object.fromEntries(
      names
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => [name, readFileSync(join(ROOT, source, name), 'utf8')]),
    )
    for (const circle of circlesIn(files)) {
      process.stdout.write(`${source}: rooms import each other in a circle. Turn one of these around:\n`)
      for (const { from, to } of circle) process.stdout.write(`  ${from} imports ${to}\n`)
      process.exitCode = 1
    }
  }
}
