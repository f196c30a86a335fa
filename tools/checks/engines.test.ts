import { expect, test } from 'vitest'
import { differing, isOnOneEngine } from './engines.ts'

test('differing reports SQL, PostGIS functions, locks, live events, jobs and engines in a test, which can differ between databases', () => {
  for (const [source, what] of [
    ['await sql`select 1`.execute(db)', 'SQL of its own'],
    ['await db.pool.query("select 1")', 'SQL of its own'],
    ["expect(text).toContain('ST_Area')", 'functions of PostGIS'],
    ["db.selectFrom('person').forUpdate()", 'locks'],
    ["import { watch } from '../../testing/watcher.ts'", 'live events'],
    ['await app().deps.jobs.wait()', 'jobs that a queue runs'],
    ["import { openTestDatabase } from '../../testing/engines.ts'", 'an engine'],
  ] as const)
    expect(differing(source)).toEqual([what])
})

test('differing reports concurrent commits, but not concurrent calls in a transaction that is rolled back', () => {
  expect(differing('const { call } = await lasting().make.member()\nawait Promise.all([call.a(), call.b()])')).toEqual([
    'commits at once',
  ])
  expect(differing('undone(async () => void (await Promise.all([call.a(), call.b()])))')).toEqual([])
})

test('differing ignores comments about locks; isOnOneEngine is true for useWorldOnOneEngine and false for useWorld', () => {
  expect(differing('// locks(a), ST_Area\nexpect(lively).toBe(blocks)')).toEqual([])
  expect(isOnOneEngine('const { undone } = useWorld()')).toBe(false)
  expect(isOnOneEngine('const { undone } = useWorldOnOneEngine()')).toBe(true)
})
