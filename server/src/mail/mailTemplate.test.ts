import { LOCALES, loadMessages } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS } from '@fieldfare/shared/setting.ts'
import { expect, test } from 'vitest'
import { render, variablesOf } from './mailTemplate.ts'

test('values are escaped in the HTML and cannot make a second subject line', () => {
  const template = { title: 'Hello {{name}}', body: 'Dear {{name}}' }
  const { subject, html, text } = render(template, 'en-us', { name: '<script>\r\nBcc: all@example.org' })
  expect(subject).toBe('Hello <script> Bcc: all@example.org')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(text).toContain('<script>')
})

test('a value cannot bring variables of its own', () => {
  const { text } = render({ title: 'x', body: '{{name}}' }, 'en-us', { name: '{{secret}}', secret: 'told' })
  expect(text).toBe('{{secret}}')
})

test('paragraphs stay apart and a line that is an address becomes a link', () => {
  const { html } = render({ title: 'x', body: 'One\n\n{{url}}\n\nTwo' }, 'nl-nl', { url: 'https://example.org/a?b=1' })
  expect(html).toContain('<a href="https:&#x2F;&#x2F;example.org&#x2F;a?b&#x3D;1"')
  expect(html).toContain('<html lang="nl-nl">')
  expect(html.match(/<p>/g)).toHaveLength(3)
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
