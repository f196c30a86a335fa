import pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { makeLogger } from './logger.ts'

const config = readConfig({ SECRET: 'x'.repeat(32), LOG_LEVEL: 'info' })
function logged(details: object): string {
  let text = ''
  makeLogger(config, { write: (line) => (text += line) }).error(details, 'failed')
  return text
}
const databaseError = (code: string, message: string, parts: Partial<pg.DatabaseError> = {}) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, ...parts })

test('makeLogger: row values of a database error are not logged, its code and constraint are', () => {
  const text = logged({
    err: databaseError('23514', 'new row for relation "area" violates check constraint "area_rating_check"', {
      detail: 'Failing row contains (anouk@example.org, 11).',
      where: 'SQL statement with anouk@example.org',
      constraint: 'area_rating_check',
    }),
  })
  expect(text).not.toContain('anouk')
  expect(JSON.parse(text).err).toMatchObject({
    code: '23514',
    constraint: 'area_rating_check',
    message: expect.stringContaining('area_rating_check'),
  })
})

test('makeLogger: the value in an invalid-input database error is not logged', () => {
  const text = logged({ err: databaseError('22P02', 'invalid input syntax for type uuid: "Anouk Visser"') })
  expect(text).not.toContain('Anouk')
  expect(text).toContain('invalid input syntax for type uuid')
})

test('makeLogger: e-mail addresses and secrets of links are removed from messages, stacks, causes and browser reports', () => {
  const cause = new Error('550 <anouk@example.org> no such box')
  const error = Object.assign(new Error('all rejected: anouk@example.org', { cause }), {
    rejected: ['anouk@example.org'],
    response: '550 anouk@example.org',
  })
  for (const text of [
    logged({ err: error }),
    logged({
      client: {
        message: 'for anouk@example.org',
        stack: 'at /reset-password/AbC-123_x',
        page: '/verify-email/AbC-123_x',
      },
    }),
  ]) {
    expect(text).not.toContain('anouk')
    expect(text).not.toContain('AbC-123')
  }
  expect(JSON.parse(logged({ err: error })).err.stack).toContain('logger.test.ts')
})

test('makeLogger: a thrown string is logged without its e-mail address', () => {
  expect(JSON.parse(logged({ err: 'anouk@example.org is gone' })).err).toEqual({ message: '[address] is gone' })
})
