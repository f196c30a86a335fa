// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetSavedForms, readSavedForm, saveForm } from './savedForm.ts'

const base = { name: '', agree: false, tags: ['dunes'], place: null as { lng: number } | null }
const readers = { tags: z.array(z.string()), place: z.object({ lng: z.number() }).nullable() }
beforeEach(() => sessionStorage.clear())

test('readSavedForm ignores values of the wrong type, and stored text that is not a JSON object', () => {
  sessionStorage.setItem('form:register', JSON.stringify({ name: 7, agree: 'yes', owner: true }))
  expect(readSavedForm('register', base)).toEqual({})
  for (const broken of ['{broken', 'null', '7']) {
    sessionStorage.setItem('form:register', broken)
    expect(readSavedForm('register', base)).toEqual({})
  }
})

test('readSavedForm restores lists and objects only through their reader', () => {
  saveForm('thread', { tags: ['sand', 'sea'], place: { lng: 0 } })
  expect(readSavedForm('thread', base)).toEqual({})
  expect(readSavedForm('thread', base, readers)).toEqual({ tags: ['sand', 'sea'], place: { lng: 0 } })
  saveForm('thread', { tags: ['sand', null], place: null })
  expect(readSavedForm('thread', base, readers)).toEqual({ place: null })
})

test('saveForm stores nothing for a form without a name', () => {
  saveForm(undefined, { name: 'Ada' })
  expect(sessionStorage.length).toBe(0)
})

test('saveForm removes the saved form once it has no edits', () => {
  saveForm('register', { name: 'Ada' })
  expect(readSavedForm('register', base)).toEqual({ name: 'Ada' })
  saveForm('register', {})
  expect(sessionStorage.length).toBe(0)
})

test('forgetSavedForms removes every saved form and nothing else', () => {
  saveForm('register', { name: 'Ada' })
  sessionStorage.setItem('other', 'stays')
  forgetSavedForms()
  expect({ ...sessionStorage }).toEqual({ other: 'stays' })
})
