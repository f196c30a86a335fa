import { expect, test } from 'vitest'
import { fromContent, toContent } from './landDraft.ts'
import { issuesOfStep, type LandValues, type Step, stepOfField } from './landValues.ts'

const good: LandValues = {
  name: 'Anouk Visser',
  organization: 'Duinbeheer',
  email: 'anouk@example.org',
  password: 'mow-the-dune-slack-3',
  agree: true,
  title: 'Dunes of Texel',
  description: '',
  tags: 'dunes, birds',
}
const wrong = (step: Step, change: Partial<LandValues>) => [
  ...new Set(
    issuesOfStep(step, { ...good, ...change }).map(
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

test('the community needs a title that fits, and its words stand for themselves', () => {
  expect(wrong('description', { title: ' ' })).toEqual(['title required'])
  expect(wrong('description', { title: 'x'.repeat(51) })).toEqual(['title tooLong'])
  expect(wrong('description', { tags: 'a,b,c,d,e,f,g,h,i,j,k' })).toEqual(['tags tooMany'])
  expect(wrong('description', { tags: `dunes, ${'x'.repeat(31)}` })).toEqual(['tags tooLong'])
})

test('the last step asks for all of it', () => {
  expect(wrong('finalize', {})).toEqual([])
  expect(wrong('finalize', { agree: false, title: '' })).toEqual(['agree agree', 'title required'])
})

test('a field leads to its step', () => {
  expect(stepOfField('email')).toBe('general')
  expect(stepOfField('tags')).toBe('description')
  expect(stepOfField('measure')).toBe('draw')
})

test('a draft holds neither password nor consent', () => {
  const start = fromContent(undefined)
  const kept = toContent({ ...start, values: good, step: 'finalize' })
  expect(JSON.stringify(kept)).not.toContain(good.password)
  expect(kept).not.toHaveProperty('agree')
})

test('a draft comes back as it was, and a broken one as far as it can be read', () => {
  const shape = {
    ring: [
      [4.8, 53.1],
      [4.9, 53.1],
      [4.9, 53.2],
    ] as [number, number][],
    closed: true,
  }
  const content = toContent({ ...fromContent(undefined), values: good, shape, step: 'description' })
  const back = fromContent({ content, step: 'description' })
  expect(back).toMatchObject({
    id: content.id,
    shape,
    step: 'description',
    values: { title: good.title, password: '', agree: false },
  })
  const broken = fromContent({ content: { name: 7, shape: 'round', title: 'Dunes' }, step: 'payment' })
  expect(broken).toMatchObject({ step: 'general', shape: { ring: [] }, values: { name: '', title: 'Dunes' } })
})
