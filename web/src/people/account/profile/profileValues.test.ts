import type { Me } from '@fieldfare/shared/account.ts'
import { expect, test } from 'vitest'
import { profileChange, profileIssues, profileValues } from './profileValues.ts'

const me: Me = {
  id: '5b0f1c1e-6a34-4d5e-9b1a-2f6c8e7d1a01',
  name: 'Ada',
  email: 'ada@example.org',
  newEmail: null,
  leavingAt: null,
  verified: true,
  owner: false,
  admin: false,
  finishedRegister: false,
  score: 0,
  areaCount: 0,
  medals: [],
  karma: 0,
  subs: [],
  home: null,
  showName: false,
  showProfile: false,
  locale: 'en-us',
  timeZone: 'Europe/Amsterdam',
  organization: null,
  companyName: null,
  sector: null,
  address: null,
  website: null,
  city: 'Texel',
  age: 0,
  education: 3,
  gender: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  unreadNotices: 0,
  unreadMessages: 0,
  messages: 'mail',
  budget: null,
}
const wrong = (change: Partial<ReturnType<typeof profileValues>>) =>
  profileIssues({ ...profileValues(me), ...change }, me.name).map(({ path, key }) => `${path.at(-1)} ${key}`)

test('profileIssues reports an age that is fractional, not a number or out of range', () => {
  expect(wrong({ age: 'forty' })[0]).toBe('age whole')
  expect(wrong({ age: '1.5' })).toContain('age whole')
  expect(wrong({ age: '131' })).toEqual(['age range'])
})

test('profileIssues reports an empty name, a website without https:// and a short organization', () => {
  expect(wrong({ name: '' })[0]).toBe('name required')
  expect(wrong({ website: 'example.org' })).toEqual(['website url'])
  expect(wrong({ website: 'javascript:alert(1)' })).toEqual(['website url'])
  expect(wrong({ organization: 'x' })).toEqual(['organization tooShort'])
})

test('profileIssues reports a new name that looks like a link, but accepts such a name saved earlier', () => {
  expect(wrong({ name: 'evil.example' })).toEqual(['name nameLink'])
  const old = { ...profileValues({ ...me, name: 'evil.example' }), city: 'Den Burg' }
  expect(profileIssues(old, 'evil.example')).toEqual([])
})

test('profileIssues accepts empty optional fields', () => {
  expect(wrong({ city: '', age: '', education: '', gender: '', organization: '', website: '' })).toEqual([])
})

test('profileChange sends an emptied number as null, and 0 as 0', () => {
  expect(profileValues(me).age).toBe('0')
  expect(profileChange({ age: '', education: '', gender: '' })).toEqual({ age: null, education: null, gender: null })
  expect(profileChange({ age: '0', education: '8', gender: 'other' })).toEqual({
    age: 0,
    education: 8,
    gender: 'other',
  })
})

test('profileChange sends only changed fields', () => {
  expect(profileChange({ name: 'Ada L.' })).toEqual({ name: 'Ada L.' })
})
