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

test('what a database says of the row is not logged, where it failed is', () => {
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

test('a value that could not be read is not logged', () => {
  const text = logged({ err: databaseError('22P02', 'invalid input syntax for type uuid: "Anouk Visser"') })
  expect(text).not.toContain('Anouk')
  expect(text).toContain('invalid input syntax for type uuid')
})

test('addresses and secrets of links are left out of messages, stacks, causes and what browsers tell', () => {
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

test('what is thrown need not be an error', () => {
  expect(JSON.parse(logged({ err: 'anouk@example.org is gone' })).err).toEqual({ message: '[address] is gone' })
})
