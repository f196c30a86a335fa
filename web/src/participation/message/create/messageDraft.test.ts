import { MESSAGE_BODY_MAX } from '@fieldfare/shared/message.ts'
import { expect, test } from 'vitest'
import { MessageDraft, messageIssues, messageStep } from './messageDraft.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const whole = MessageDraft.parse({ id: ID, communityId: ID, title: 'Cranes', body: 'They are here.' })

test('what does not fit in a draft reads as not filled in, and words stay', () => {
  const read = MessageDraft.parse({ id: 7, communityId: null, title: 'Cranes' })
  expect(read).toMatchObject({ communityId: '', title: 'Cranes', body: '' })
  expect(read.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('no address leads past what is missing', () => {
  expect(messageStep(MessageDraft.parse({}), 'finalize')).toBe('community')
  expect(messageStep({ ...whole, body: ' \n ' }, 'finalize')).toBe('message')
  expect(messageStep({ ...whole, body: 'x'.repeat(MESSAGE_BODY_MAX + 1) }, 'finalize')).toBe('message')
})

test('it opens as far as one may, and goes back where one wishes', () => {
  expect(messageStep(whole, undefined)).toBe('finalize')
  expect(messageStep({ ...whole, title: '' }, undefined)).toBe('message')
  expect(messageStep(whole, 'community')).toBe('community')
  expect(messageStep(whole, 'nonsense')).toBe('finalize')
})

test('each step says what is wrong with its own answers, once for each field', () => {
  expect(messageIssues(MessageDraft.parse({}), 'community')).toEqual([{ path: ['communityId'], key: 'required' }])
  expect(
    messageIssues({ ...whole, title: '', body: '' }, 'message').map(({ path, key }) => [path.at(-1), key]),
  ).toEqual([
    ['title', 'required'],
    ['body', 'required'],
  ])
  expect(messageIssues(whole, 'finalize')).toEqual([])
})
