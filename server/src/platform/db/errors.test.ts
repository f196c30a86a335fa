import { describe, expect, it } from 'vitest'
import { databaseErrorCode, isRetryable } from './errors.ts'

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('databaseErrorCode', () => {
  it.each([
    ['a connection that broke', '08006'],
    ['a full disk', '53100'],
    ['a server that shuts down', '57P01'],
    ['an I/O error', '58030'],
    ['a standby', '25006'],
    ['a statement that took too long', '57014'],
    ['a transaction that did nothing for too long', '25P03'],
    ['a server that does not answer', 'ECONNREFUSED'],
    ['a name that cannot be looked up', 'EAI_AGAIN'],
    ['a network that is away', 'EHOSTUNREACH'],
    ['a disk that can only be read', 'EROFS'],
    ['a full disk below the embedded database', 'ENOSPC'],
  ])('the error code of %s is unavailable', (_name, code) => {
    expect(databaseErrorCode(failure(code))).toBe('unavailable')
  })

  it('the error code of a timeout of the pool, a closed pool and a database that accepts no connections is unavailable', () => {
    const closed = failure('55000', 'database "fieldfare" is not currently accepting connections')
    expect(databaseErrorCode(closed)).toBe('unavailable')
    expect(databaseErrorCode(new Error('timeout exceeded when trying to connect'))).toBe('unavailable')
    expect(databaseErrorCode(new Error('Query read timeout'))).toBe('unavailable')
    expect(databaseErrorCode(new Error('Cannot use a pool after calling end on the pool'))).toBe('unavailable')
    expect(databaseErrorCode(new Error('Client has encountered a connection error and is not queryable'))).toBe(
      'unavailable',
    )
  })

  it('duplicates, missing references and unreadable texts have the codes conflict, not-found and bad-input; an unknown column has none', () => {
    expect(databaseErrorCode(failure('23505'))).toBe('conflict')
    expect(databaseErrorCode(failure('23503'))).toBe('not-found')
    expect(databaseErrorCode(failure('22021'))).toBe('bad-input')
    const halfCharacter = Object.assign(failure('22P02', 'invalid input syntax for type json'), {
      routine: 'json_ereport_error',
    })
    expect(databaseErrorCode(halfCharacter)).toBe('bad-input')
    expect(databaseErrorCode(failure('22P02', 'invalid input syntax for type uuid'))).toBeNull()
    expect(databaseErrorCode(failure('42703'))).toBeNull()
    expect(databaseErrorCode('no error at all')).toBeNull()
  })

  it('isRetryable: deadlocks and serialization failures are retryable, a full disk is not', () => {
    expect(isRetryable(failure('40P01'))).toBe(true)
    expect(isRetryable(failure('40001'))).toBe(true)
    expect(isRetryable(failure('53100'))).toBe(false)
  })
})
