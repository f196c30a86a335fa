import { expect, test } from 'vitest'
import { cleanText, errorEvent, requestName } from './trace.ts'

const SECRET = 'x'.repeat(43)

test.each([
  ['GET /reset-password/abc', 'GET /reset-password/*'],
  ['GET /unsubscribe/abc?x=anouk@example.org', 'GET /unsubscribe/*'],
  [`GET /${SECRET}`, 'GET /[id]'],
  ['GET /map?id=abc', 'GET /map'],
  ['GET /anouk@example.org', 'GET /anouk'],
  ['GET /', 'GET /'],
  ['POST /trpc/account.signIn', 'POST /trpc/account.signIn'],
  ['GET /trpc/getPazzword?input=abc', 'GET /trpc/getPazzword'],
  ['GET /trpc/made-up', 'GET /trpc/*'],
  ['anouk@example.org', 'other'],
  ['', 'other'],
])('requestName: %s is traced as %s', (transaction, name) => {
  expect(requestName(transaction)).toBe(name)
})

test.each([
  ['for anouk@example.org', 'for [address]'],
  ['at /verify-email/AbC-123_x:1', 'at /verify-email/[secret]:1'],
  ['at run (/srv/node_modules/@trpc/server/index.mjs:12:3)', 'at run (/srv/node_modules/@trpc/server/index.mjs:12:3)'],
])('cleanText: %s is written as %s', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('errorEvent: values from the database, variables, and secrets in URLs are removed', () => {
  const event = {
    exception: {
      values: [
        {
          type: 'error',
          value: 'invalid input syntax for type uuid: "Anouk"',
          stacktrace: { frames: [{ filename: `https://a.example/welcome/${SECRET}?x=1`, vars: { name: 'Anouk' } }] },
        },
      ],
    },
  }
  expect(errorEvent(event).exception.values[0]).toEqual({
    type: 'error',
    value: 'invalid input syntax for type uuid',
    mechanism: undefined,
    stacktrace: { frames: [{ filename: 'https://a.example/welcome/[secret]', abs_path: undefined }] },
  })
})
