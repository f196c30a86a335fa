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

test('an age that is no whole number is refused beside its field', () => {
  expect(wrong({ age: 'forty' })[0]).toBe('age whole')
  expect(wrong({ age: '1.5' })).toContain('age whole')
  expect(wrong({ age: '131' })).toEqual(['age range'])
})

test('an empty name, a website without its beginning and a short organization are refused', () => {
  expect(wrong({ name: '' })[0]).toBe('name required')
  expect(wrong({ website: 'example.org' })).toEqual(['website url'])
  expect(wrong({ website: 'javascript:alert(1)' })).toEqual(['website url'])
  expect(wrong({ organization: 'x' })).toEqual(['organization tooShort'])
})

test('a new name that looks like a link is refused, one from before is left alone', () => {
  expect(wrong({ name: 'evil.example' })).toEqual(['name nameLink'])
  const old = { ...profileValues({ ...me, name: 'evil.example' }), city: 'Den Burg' }
  expect(profileIssues(old, 'evil.example')).toEqual([])
})

test('nobody needs to say anything about themselves', () => {
  expect(wrong({ city: '', age: '', education: '', gender: '', organization: '', website: '' })).toEqual([])
})

test('an emptied number is sent as none, 0 stays a number', () => {
  expect(profileValues(me).age).toBe('0')
  expect(profileChange({ age: '', education: '', gender: '' })).toEqual({ age: null, education: null, gender: null })
  expect(profileChange({ age: '0', education: '8', gender: 'other' })).toEqual({
    age: 0,
    education: 8,
    gender: 'other',
  })
})

test('only what was changed is sent', () => {
  expect(profileChange({ name: 'Ada L.' })).toEqual({ name: 'Ada L.' })
})
