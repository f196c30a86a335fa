import { expect, test } from 'vitest'
import { arranged } from './threadOrder.ts'

const thread = (id: string, onTop: string | null = null) => ({ id, createdAt: `2026-01-0${id}T00:00:00.000Z`, onTop })
const order = (...threads: ReturnType<typeof thread>[]) => arranged(threads).map(({ id }) => id)

test('arranged lists first the threads kept on top (the one put there last comes first), then the others, newest first', () => {
  expect(order(thread('3'), thread('2', '2026-02-01'), thread('1', '2026-02-02'))).toEqual(['1', '2', '3'])
})

test('arranged sorts by age a thread that is no longer kept on top, and lists it once even if two pages contain it', () => {
  expect(order(thread('1'), thread('3'), thread('2'), thread('1'))).toEqual(['3', '2', '1'])
})
