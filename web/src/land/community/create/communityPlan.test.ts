import { expect, test } from 'vitest'
import { firstMissing, issuesAt } from '../../../map/wizard/wizardPlan.ts'
import { withFileName } from '../../../map/wizard/drawnDraft.ts'
import { communityData, CommunityDraft, communityPlan, newCommunity } from './communityPlan.ts'

const shape = {
  ring: [
    [5, 53],
    [6, 53],
    [6, 54],
  ],
  closed: true,
}
const full = CommunityDraft.parse({ title: 'Dunes of Texel', shape })
const wrong = (change: Partial<CommunityDraft>) =>
  issuesAt(communityPlan, { ...full, ...change }, 'description').map(({ path, key }) => `${path[0]} ${key}`)

test('communityPlan reports a missing title, a short organization and too many or too long tags', () => {
  expect(wrong({ title: ' ' })).toEqual(['title required'])
  expect(wrong({ organization: 'x' })).toEqual(['organization tooShort'])
  expect(wrong({ tags: 'abcdefghijk'.split('').join(',') })).toEqual(['tags tooMany'])
  expect(wrong({ tags: `dunes, ${'x'.repeat(31)}` })).toEqual(['tags tooLong'])
  expect(wrong({})).toEqual([])
})

test('communityPlan: the first incomplete step is draw for an empty draft, description without a title, and none for a full draft', () => {
  expect(firstMissing(communityPlan, CommunityDraft.parse({}))).toBe('draw')
  expect(firstMissing(communityPlan, { ...full, title: '' })).toBe('description')
  expect(firstMissing(communityPlan, full)).toBeNull()
})

test('CommunityDraft drops malformed stored values', () => {
  const broken = { title: 3, shape: { ring: [[1]], closed: true }, system: 'yes' }
  expect(CommunityDraft.parse(broken)).toEqual(CommunityDraft.parse({}))
})

test('CommunityDraft restores a stored draft', () => {
  expect(CommunityDraft.parse(JSON.parse(JSON.stringify(full)))).toEqual(full)
})

test('communityData splits the tags and leaves out the shape', () => {
  expect(communityData({ ...full, tags: 'a,b' })).toEqual({
    title: 'Dunes of Texel',
    organization: '',
    description: '',
    system: false,
    tags: ['a', 'b'],
  })
})

test('withFileName fills an empty title with the only name in a file; newCommunity fills an empty organization from the account', () => {
  const empty = CommunityDraft.parse({})
  expect(withFileName(empty, ['Ruggeller Riet'])).toMatchObject({ title: 'Ruggeller Riet' })
  expect(withFileName(empty, ['A', 'B']).title).toBe('')
  expect(withFileName(empty, ['A', 'A']).title).toBe('A')
  expect(withFileName(full, ['A']).title).toBe('Dunes of Texel')
  expect(newCommunity({ organization: 'Staatsbosbeheer' }, {}).organization).toBe('Staatsbosbeheer')
  expect(newCommunity({ organization: 'Staatsbosbeheer' }, { organization: 'PWN' }).organization).toBe('PWN')
  expect(newCommunity({ organization: null }, {}).organization).toBe('')
})
