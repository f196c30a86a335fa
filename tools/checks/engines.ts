import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../server/src')

/** Things that the database engines may do differently, each with a pattern that shows that a test is about it. */
const DIFFERS: Record<string, RegExp> = {
  'SQL of its own': /\bsql[`.<(]|\.query\(|\bpg_\w|pgboss/,
  'functions of PostGIS': /\bST_[A-Z]/,
  locks: /\bfor(?:NoKey)?(?:Update|Share)\b|\b(?:locks?|lock[A-Z]\w*)\b(?=[.(])|advisory/,
  'live events': /testing\/watcher\.ts|\blisten\(|WebSocket|\/live\/live\.ts/,
  'jobs that a queue runs': /testing\/landJobs\.ts|\.jobs\b|jobs\/jobs\.ts/,
  'migrations or backups': /migrations?\/|administration\/backup|[bB]ackup\(/,
  'an engine': /testing\/engines\.ts|openEmbedded/,
}
/** Matches concurrent work, which commits in several sessions at once, unless the test's world has one session and is rolled back. */
const AT_ONCE = /Promise\.(?:all|allSettled)\(/
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

export const isOnOneEngine = (source: string): boolean => source.includes('useWorldOnOneEngine')

/** @returns the things used in a test that the engines may do differently */
export function differing(source: string): string[] {
  const code = source.replaceAll(COMMENTS, '')
  const named = Object.keys(DIFFERS).filter((what) => DIFFERS[what]?.test(code))
  return code.includes('lasting()') && AT_ONCE.test(code) ? [...named, 'commits at once'] : named
}

if (import.meta.main) {
  for (const name of globSync('**/*.test.ts', { cwd: SERVER })) {
    const source = readFileSync(join(SERVER, name), 'utf8')
    const named = isOnOneEngine(source) ? differing(source) : []
    if (named.length === 0) continue
    process.stdout.write(`server/src/${name} runs on one engine and has ${named.join(', ')}: it is for useWorld().\n`)
    process.exitCode = 1
  }
}
