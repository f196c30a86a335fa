import errors from '@fieldfare/shared/messages/en/errors.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { useWorldOnOneEngine } from '../../testing/world.ts'

const { app } = useWorldOnOneEngine()

test.each([
  ['POST', '/trpc/feed.KV'],
  ['GET', '/trpc/message.preview'],
] as const)(
  '%s %s, a call with the wrong HTTP method, is refused with 405 and a general text that mentions no fields',
  async (method, url) => {
    const answer = await app().http.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
    const { code, issues, text } = answer.json().error.data
    expect([answer.statusCode, { code, issues, text }]).toEqual([
      405,
      { code: 'bad-input', issues: [], text: errors.notAsExpected },
    ])
  },
)
