import { LOCALES, loadMessages } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS } from '@fieldfare/shared/mailTemplate.ts'
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

test('what stands in braces and is no name is said as it was written', () => {
  expect(variablesOf('{{#name}}x{{/name}} {{> other}} {{name}}')).toEqual(['{{#name}}', '{{>other}}', 'name'])
})

test('tags of the template say how text looks; those of a value are text, and no address of a value is a link', () => {
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

test('a value cannot make a link run anything', () => {
  const { paragraphs } = fillTemplate({ title: 'x', body: '<a href="{{name}}">x</a>' }, { name: 'javascript:alert(1)' })
  expect(paragraphs).toMatchObject([[{ html: '<a>x</a>' }]])
})
