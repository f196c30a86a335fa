import { expect, test } from 'vitest'
import { cleanHtml, dangersIn, textOfHtml } from './safeHtml.ts'

test.each([
  ['<script>alert(1)</script>', ['<script>']],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ['<script>']],
  ['<p onclick="x()">a</p>', ['onclick']],
  ['<a href="javascript:alert(1)">a</a>', ['javascript:']],
  ['<a href=" java\tscript:alert(1)">a</a>', ['javascript:']],
  ['<a href="data:text/html,x">a</a>', ['data:']],
  ['<img src=x onerror=alert(1)>', ['<img>']],
  ['<svg><script>alert(1)</script></svg>', ['<svg>', '<script>']],
  ['<iframe src="https://evil.example"></iframe><form action="/x"><input></form>', ['<iframe>', '<form>', '<input>']],
  ['<style>p { display: none }</style>', ['<style>']],
  ['<math><mtext><a href="javascript:x">y</a></mtext></math>', ['<math>', '<mtext>', 'javascript:']],
])('dangersIn, cleanHtml: %s is reported and removed', (html, dangers) => {
  expect(dangersIn(html)).toEqual(dangers)
  expect(cleanHtml(html)).not.toMatch(
    /script|onclick|onerror|javascript|data:|<(img|svg|iframe|form|input|style|math)/i,
  )
})

test('dangersIn, cleanHtml: formatting is kept, and attributes of pasted text are removed without a report', () => {
  const html =
    '<h2 class="x">Geese</h2><p style="color: red">They <b>came</b> & <i>stayed</i>: 3 < 5.</p><ul><li>one</li></ul>'
  expect(dangersIn(html)).toEqual([])
  expect(cleanHtml(html)).toBe(
    '<h2>Geese</h2><p>They <b>came</b> &amp; <i>stayed</i>: 3 &lt; 5.</p><ul><li>one</li></ul>',
  )
  expect(dangersIn('<a href="{{meetingUrl}}" target="_blank">the meeting</a>, <3, a<b')).toEqual([])
})

test('textOfHtml: the text has separate paragraphs, dashes for list items, URLs after links and decoded characters', () => {
  const html = cleanHtml(
    '<h2>Geese</h2>\n<p>They came &amp; <a href="https://a.example/b?c=1&amp;d=2">stayed</a>.<br>Yes.</p><ul><li>one</li><li>two</li></ul>',
  )
  expect(textOfHtml(html)).toBe('Geese\n\nThey came & stayed (https://a.example/b?c=1&d=2).\nYes.\n- one\n- two')
})
