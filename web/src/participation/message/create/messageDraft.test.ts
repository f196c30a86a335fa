import { MESSAGE_BODY_MAX } from '@fieldfare/shared/message.ts'
import { expect, test } from 'vitest'
import { contentKey } from '../../../content/kind.ts'
import { addressedTo, inputOf, MessageDraft, messageIssues, messageStep } from './messageDraft.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const complete = MessageDraft.parse({ id: ID, communityId: ID, title: 'Cranes', body: 'They are here.' })

test('MessageDraft empties malformed fields and keeps valid text', () => {
  const draft = MessageDraft.parse({ id: 7, communityId: null, title: 'Cranes' })
  expect(draft).toMatchObject({ communityId: '', title: 'Cranes', body: '' })
  expect(draft.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('messageStep returns the first incomplete step instead of a later one', () => {
  expect(messageStep(MessageDraft.parse({}), 'finalize')).toBe('community')
  expect(messageStep({ ...complete, body: ' \n ' }, 'finalize')).toBe('message')
  expect(messageStep({ ...complete, body: 'x'.repeat(MESSAGE_BODY_MAX + 1) }, 'finalize')).toBe('message')
})

test('messageStep returns the last reachable step by default, or an earlier step on request', () => {
  expect(messageStep(complete, undefined)).toBe('finalize')
  expect(messageStep({ ...complete, title: '' }, undefined)).toBe('message')
  expect(messageStep(complete, 'community')).toBe('community')
  expect(messageStep(complete, 'nonsense')).toBe('finalize')
})

test('inputOf returns the chosen members as audience, with the photo and its trimmed description', () => {
  const photo = { id: ID, width: 3, height: 2, alt: ' Two cranes ' }
  expect(inputOf({ ...complete, to: 'here', photo })).toEqual({
    communityId: ID,
    audience: 'here',
    data: { title: 'Cranes', body: 'They are here.', photoId: ID, photoAlt: 'Two cranes' },
  })
  expect(inputOf({ ...complete, to: contentKey({ kind: 'poll', id: ID }) })).toMatchObject({
    audience: 'unanswered',
    about: { kind: 'poll', id: ID },
  })
  expect(inputOf(MessageDraft.parse({ ...complete, to: 7 }))).toMatchObject({ audience: 'all' })
})

test('addressedTo keeps the chosen members of the same community unless others are given, and resets them for another community', () => {
  const draft = { ...complete, to: 'here' }
  const other = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
  expect(addressedTo(draft, undefined, undefined).to).toBe('here')
  expect(addressedTo(draft, ID, undefined).to).toBe('here')
  expect(addressedTo(draft, ID, 'all').to).toBe('all')
  expect(addressedTo(draft, other, undefined)).toMatchObject({ communityId: other, to: 'all', title: 'Cranes' })
})

test('messageIssues reports each field of the given step once, and no field of other steps', () => {
  expect(messageIssues(MessageDraft.parse({}), 'community')).toEqual([{ path: ['communityId'], key: 'required' }])
  expect(
    messageIssues({ ...complete, title: '', body: '' }, 'message').map(({ path, key }) => [path.at(-1), key]),
  ).toEqual([
    ['title', 'required'],
    ['body', 'required'],
  ])
  expect(messageIssues(complete, 'finalize')).toEqual([])
})
