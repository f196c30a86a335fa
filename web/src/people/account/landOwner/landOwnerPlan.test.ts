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

test('the first step asks for everything about the person', () => {
  const nothing = { name: '', organization: '', email: '', password: '', agree: false }
  const found = wrong('general', nothing)
  for (const field of ['name', 'organization', 'email', 'password']) expect(found).toContain(`${field} required`)
  expect(found).toContain('agree agree')
  expect(wrong('general', { organization: 'x' })).toEqual(['organization tooShort'])
  expect(wrong('general', { password: 'short' })).toEqual(['password passwordMin'])
})

test('the community needs a title that fits, and its words are checked apart', () => {
  expect(wrong('description', { title: ' ', name: '' })).toEqual(['title required'])
  expect(wrong('description', { title: 'x'.repeat(51) })).toEqual(['title tooLong'])
  expect(wrong('description', { tags: 'a,b,c,d,e,f,g,h,i,j,k' })).toEqual(['tags tooMany'])
  expect(wrong('description', { tags: `dunes, ${'x'.repeat(31)}` })).toEqual(['tags tooLong'])
})

test('the last step asks again for the password and the consent, and these alone do not lead back', () => {
  expect(wrong('finalize', {})).toEqual([])
  const reloaded = { ...good, password: '', agree: false }
  expect(wrong('finalize', reloaded)).toContain('password required')
  expect(firstMissing(landOwnerPlan, reloaded)).toBeNull()
  expect(reachable(landOwnerPlan, reloaded, 'description')).toBe('description')
  expect(reachable(landOwnerPlan, { ...reloaded, name: '' }, 'finalize')).toBe('general')
})

test('a field that the server refuses leads to the step that asks for it first', () => {
  const asking = ['email', 'password', 'tags', 'shape'].map((field) => stepAsking(landOwnerPlan, field))
  expect(asking).toEqual(['general', 'general', 'description', 'draw'])
})

test('a draft comes back as it was, and a broken one as far as it can be read', () => {
  expect(LandOwnerDraft.parse(JSON.parse(JSON.stringify(good)))).toEqual(good)
  const broken = LandOwnerDraft.parse({ name: 7, shape: 'round', title: 'Dunes' })
  expect(broken).toMatchObject({ shape: { ring: [] }, name: '', title: 'Dunes', agree: false })
  expect(broken.id).toMatch(/^[0-9a-f-]{36}$/)
})
