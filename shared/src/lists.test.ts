import { expect, test } from 'vitest'
import { EDUCATION_MAX, GENDERS, UpdateProfile } from './account.ts'
import { ACTIVITIES, FREQUENCIES, LEVELS, PRIORITIES, RELATIONSHIPS } from './limits.ts'
import { Id } from './schemas.ts'

test('Id: only a UUID of version 4 is accepted', () => {
  const refused = [
    '',
    '1',
    'a8098c1a-f86e-11da-bd1a-00112448be1e',
    '0193e5f2-6a34-7d5e-9b1a-2f6c8e7d1a01',
    '5b0f1c1e6a344d5e9b1a2f6c8e7d1a01',
    null,
    7,
  ]
  for (const id of refused) expect(Id.safeParse(id).success, String(id)).toBe(false)
  expect(Id.safeParse(crypto.randomUUID()).success).toBe(true)
  expect(Id.parse('5B0F1C1E-6A34-4D5E-9B1A-2F6C8E7D1A01')).toBe('5b0f1c1e-6a34-4d5e-9b1a-2f6c8e7d1a01')
})

test('UpdateProfile: an education is a whole number from 1 to 8 or null', () => {
  const accepts = (education: unknown) => UpdateProfile.safeParse({ profile: { education } }).success
  for (const education of [0, EDUCATION_MAX + 1, 1.5, '3']) expect(accepts(education), String(education)).toBe(false)
  for (const education of [1, 8, null]) expect(accepts(education), String(education)).toBe(true)
})

test('LEVELS, FREQUENCIES and other lists of choices keep the values of the API', () => {
  expect(LEVELS).toEqual(['neighborhood', 'living area', 'country', 'world'])
  expect(FREQUENCIES).toEqual(['daily', 'weekly', 'monthly', 'few_times_a_year', 'yearly', 'rarely', 'never'])
  expect(RELATIONSHIPS).toEqual(['tourist', 'inhabitant', 'work'])
  expect(PRIORITIES).toEqual(['maintained', 'strengthened'])
  expect(ACTIVITIES).toHaveLength(8)
  expect(GENDERS).toEqual(['male', 'female', 'other'])
})
