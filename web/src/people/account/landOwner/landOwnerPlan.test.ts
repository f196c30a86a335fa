import { expect, test } from 'vitest'
import { firstMissing, issuesAt, reachable, stepAsking } from '../../../map/wizard/wizardPlan.ts'
import { LandOwnerDraft, landOwnerPlan, type LandOwnerStep } from './landOwnerPlan.ts'

const shape = {
  ring: [
    [4.8, 53.1],
    [4.9, 53.1],
    [4.9, 53.2],
  ],
  closed: true,
}
const good = LandOwnerDraft.parse({
  name: 'Anouk Visser',
  organization: 'Duinbeheer',
  email: 'anouk@example.org',
  password: 'mow-the-dune-slack-3',
  agree: true,
  title: 'Dunes of Texel',
  tags: 'dunes, birds',
  shape,
})
const wrong = (step: LandOwnerStep, change: Partial<LandOwnerDraft>) => [
  ...new Set(
    issuesAt(landOwnerPlan, { ...good, ...change }, step).map(
      ({ path, key }) => `${path.findLast((part) => typeof part === 'string')} ${key}`,
    ),
  ),
]

test('landOwnerPlan requires name, organization, email, password and agreement in the general step', () => {
  const nothing = { name: '', organization: '', email: '', password: '', agree: false }
  const issues = wrong('general', nothing)
  for (const field of ['name', 'organization', 'email', 'password']) expect(issues).toContain(`${field} required`)
  expect(issues).toContain('agree agree')
  expect(wrong('general', { organization: 'x' })).toEqual(['organization tooShort'])
  expect(wrong('general', { password: 'short' })).toEqual(['password passwordMin'])
})

test('landOwnerPlan reports a missing or too long title and too many or too long tags in the description step', () => {
  expect(wrong('description', { title: ' ', name: '' })).toEqual(['title required'])
  expect(wrong('description', { title: 'x'.repeat(51) })).toEqual(['title tooLong'])
  expect(wrong('description', { tags: 'a,b,c,d,e,f,g,h,i,j,k' })).toEqual(['tags tooMany'])
  expect(wrong('description', { tags: `dunes, ${'x'.repeat(31)}` })).toEqual(['tags tooLong'])
})

test('landOwnerPlan asks for a missing password and agreement in the last step, without a return to the general step', () => {
  expect(wrong('finalize', {})).toEqual([])
  const reloaded = { ...good, password: '', agree: false }
  expect(wrong('finalize', reloaded)).toContain('password required')
  expect(firstMissing(landOwnerPlan, reloaded)).toBeNull()
  expect(reachable(landOwnerPlan, reloaded, 'description')).toBe('description')
  expect(reachable(landOwnerPlan, { ...reloaded, name: '' }, 'finalize')).toBe('general')
})

test('stepAsking returns the first step that asks for the given field', () => {
  const asking = ['email', 'password', 'tags', 'shape'].map((field) => stepAsking(landOwnerPlan, field))
  expect(asking).toEqual(['general', 'general', 'description', 'draw'])
})

test('LandOwnerDraft restores a stored draft and keeps the valid fields of a malformed one', () => {
  expect(LandOwnerDraft.parse(JSON.parse(JSON.stringify(good)))).toEqual(good)
  const broken = LandOwnerDraft.parse({ name: 7, shape: 'round', title: 'Dunes' })
  expect(broken).toMatchObject({ shape: { ring: [] }, name: '', title: 'Dunes', agree: false })
  expect(broken.id).toMatch(/^[0-9a-f-]{36}$/)
})
