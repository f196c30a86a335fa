import { LOCALES, loadMessages } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS } from '@fieldfare/shared/setting.ts'
import { expect, test } from 'vitest'
import { fillTemplate, variablesOf } from './mailTemplate.ts'

test('a value cannot make a second subject line', () => {
  const { subject } = fillTemplate({ title: 'Hello {{name}}', body: '' }, { name: 'Bo\r\nBcc: all@example.org' })
  expect(subject).toBe('Hello Bo Bcc: all@example.org')
})

test('a value cannot bring variables of its own', () => {
  expect(fillTemplate({ title: 'x', body: '{{name}}' }, { name: '{{secret}}', secret: 'told' }).text).toBe('{{secret}}')
})

test('a name that is an address becomes no link, and a link that is no web address neither', () => {
  const { paragraphs } = fillTemplate(
    { title: 'x', body: '{{name}}\n\n{{siteUrl}}' },
    { name: 'https://evil.example', siteUrl: 'javascript:alert(1)' },
  )
  expect(paragraphs).toEqual([[{ text: 'https://evil.example' }], [{ text: 'javascript:alert(1)' }]])
})

test('blank lines part paragraphs, and a line that is an address is a link', () => {
  const body = 'One\nand two\n\n{{verifyUrl}}\n\nhttps://example.org/b'
  expect(fillTemplate({ title: 'x', body }, { verifyUrl: 'https://example.org/a?b=1' }).paragraphs).toEqual([
    [{ text: 'One' }, { text: 'and two' }],
    [{ url: 'https://example.org/a?b=1', param: 'verifyUrl' }],
    [{ url: 'https://example.org/b', param: null }],
  ])
})

test('every template uses each of its names and no other, in every language', async () => {
  for (const locale of LOCALES) {
    const { mail } = await loadMessages(locale)
    for (const key of TEMPLATE_KEYS) {
      const used = new Set([...variablesOf(mail[key].title), ...variablesOf(mail[key].body)])
      expect([locale, key, [...used].toSorted()]).toEqual([locale, key, [...TEMPLATE_PARAMS[key]].toSorted()])
    }
  }
})
