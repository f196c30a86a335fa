import { expect, test } from 'vitest'
import { mayName, namesKind } from './kinds.ts'

test("namesKind finds a kind's name in strings, identifiers and templates, but not in comments or longer words", () => {
  for (const source of [
    "if (kind === 'thread')",
    'input.threadId',
    'addThread(x)',
    'thread_id',
    '`threads:${id}`',
    'ThreadView',
  ])
    expect(namesKind(source, 'thread')).toBe(true)
  for (const source of [
    '// a thread',
    '/** threads */ x',
    'threaded',
    "from 'node:worker_threads'",
    'maxThreads: 1',
    'spreadThreadbare',
  ])
    expect(namesKind(source, 'thread')).toBe(false)
})

test("mayName allows a kind's name only in the kind's own folders and in the registries", () => {
  for (const path of [
    'server/src/participation/discussion/rows.ts',
    'shared/src/discussion.ts',
    'server/src/nouns.ts',
    'shared/src/pages/discussion.ts',
    'web/src/kinds.ts',
  ])
    expect(mayName(path, 'comment')).toBe(true)
  for (const path of [
    'server/src/content/photo/rows.ts',
    'web/src/participation/moderation/LogEntry.tsx',
    'server/src/participation/treasure/rows.ts',
    'shared/src/pages/treasure.ts',
    'shared/src/contentViews.ts',
    'web/src/pages.ts',
  ])
    expect(mayName(path, 'comment')).toBe(false)
})
