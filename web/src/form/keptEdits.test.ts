// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetEdits, keepEdits, readEdits } from './keptEdits.ts'

const base = { name: '', password: '', agree: false }
beforeEach(() => sessionStorage.clear())

test('a password is never kept', () => {
  keepEdits('register', { name: 'Ada', password: 'walk-the-dunes-7' }, ['password'])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('dunes')
  expect(readEdits('register', base)).toEqual({ name: 'Ada' })
})

test('what does not fit the form is left out', () => {
  sessionStorage.setItem('form:register', JSON.stringify({ name: 7, agree: 'yes', owner: true }))
  expect(readEdits('register', base)).toEqual({})
  sessionStorage.setItem('form:register', '{broken')
  expect(readEdits('register', base)).toEqual({})
  sessionStorage.setItem('form:register', 'null')
  expect(readEdits('register', base)).toEqual({})
})

test('a form without a name keeps nothing', () => {
  keepEdits<typeof base>(undefined, { name: 'Ada' }, [])
  expect(sessionStorage.length).toBe(0)
})

test('who leaves takes every kept word along', () => {
  keepEdits('register', { name: 'Ada' }, [])
  sessionStorage.setItem('other', 'stays')
  forgetEdits()
  expect({ ...sessionStorage }).toEqual({ other: 'stays' })
})
