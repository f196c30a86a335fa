import { LOCALES, loadMessages } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS } from '@fieldfare/shared/mailTemplate.ts'
import { expect, test } from 'vitest'
import { fillTemplate, variablesOf } from './mailTemplate.ts'

test('fillTemplate: a line break in a value becomes a space in the subject', () => {
  const { subject } = fillTemplate({ title: 'Hello {{name}}', body: '' }, { name: 'Bo\r\nBcc: all@example.org' })
  expect(subject).toBe('Hello Bo Bcc: all@example.org')
})

test('fillTemplate: a placeholder inside a value is not filled', () => {
  expect(fillTemplate({ title: 'x', body: '{{name}}' }, { name: '{{secret}}', secret: 'told' }).text).toBe('{{secret}}')
})

test('fillTemplate: a URL as the value of name, and a javascript: URL as the value of siteUrl, stay plain text', () => {
  const { paragraphs } = fillTemplate(
    { title: 'x', body: '{{name}}\n\n{{siteUrl}}' },
    { name: 'https://evil.example', siteUrl: 'javascript:alert(1)' },
  )
  expect(paragraphs).toEqual([[{ text: 'https://evil.example' }], [{ text: 'javascript:alert(1)' }]])
})

test('fillTemplate: blank lines separate paragraphs, and a line with only a URL becomes a link', () => {
  const body = 'One\nand two\n\n{{verifyUrl}}\n\nhttps://example.org/b'
  expect(fillTemplate({ title: 'x', body }, { verifyUrl: 'https://example.org/a?b=1' }).paragraphs).toEqual([
    [{ text: 'One' }, { text: 'and two' }],
    [{ url: 'https://example.org/a?b=1', param: 'verifyUrl' }],
    [{ url: 'https://example.org/b', param: null }],
  ])
})

test('every template uses exactly its own parameters, in every language', async () => {
  for (const locale of LOCALES) {
    const { mail } = await loadMessages(locale)
    for (const key of TEMPLATE_KEYS) {
      const used = new Set([...variablesOf(mail[key].title), ...variablesOf(mail[key].body)])
      expect([locale, key, [...used].toSorted()]).toEqual([locale, key, [...TEMPLATE_PARAMS[key]].toSorted()])
    }
  }
})

test('variablesOf: braces that contain no name are returned unchanged', () => {
  expect(variablesOf('{{#name}}x{{/name}} {{> other}} {{name}}')).toEqual(['{{#name}}', '{{>other}}', 'name'])
})

test('fillTemplate: tags of the template format the text, and tags in values are escaped', () => {
  const body =
    'Hello <b>{{name}}</b>,\nsee <a href="{{siteUrl}}">the site</a>\n\n<ul>\n<li>{{name}}</li>\n\n<li>two</li>\n</ul>\n\n{{siteUrl}}'
  const { paragraphs, text } = fillTemplate(
    { title: 'x', body },
    { name: '<script>\nBo</script>', siteUrl: 'https://a.example/?b=1&c=2' },
  )
  expect(paragraphs).toMatchObject([
    [
      {
        html: 'Hello <b>&lt;script&gt;<br />Bo&lt;/script&gt;</b>,<br />see <a href="https://a.example/?b=1&amp;c=2">the site</a>',
      },
    ],
    [{ html: expect.stringMatching(/^<ul>\s*<li>[^]*<li>two<\/li>\s*<\/ul>$/) }],
    [{ url: 'https://a.example/?b=1&c=2', param: 'siteUrl' }],
  ])
  expect(text).toBe(
    'Hello <script>\nBo</script>,\nsee the site (https://a.example/?b=1&c=2)\n\n- <script>\nBo</script>\n- two\n\nhttps://a.example/?b=1&c=2',
  )
})

test('fillTemplate: a javascript: value in a link attribute is removed', () => {
  const { paragraphs } = fillTemplate({ title: 'x', body: '<a href="{{name}}">x</a>' }, { name: 'javascript:alert(1)' })
  expect(paragraphs).toMatchObject([[{ html: '<a>x</a>' }]])
})

test('fillTemplate: an empty name is left out of the greeting', () => {
  const template = { title: 'x', body: 'Hello {{name}},\n\nWelcome.' }
  expect(fillTemplate(template, { name: '' }).text).toBe('Hello,\n\nWelcome.')
  expect(fillTemplate(template, { name: 'Bo' }).text).toBe('Hello Bo,\n\nWelcome.')
})
