import { expect, test } from 'vitest'
import { readInvitees } from './inviteeList.ts'
import { LABEL_MAX, LIST_LINES_MAX } from './survey.ts'

test('readInvitees: too many lines return null, and bad lines are listed beside the good ones', () => {
  expect(readInvitees('a\n'.repeat(LIST_LINES_MAX + 1))).toBeNull()
  const list = [
    'Naam;E-mailadres',
    'Anouk Visser;anouk@example.org',
    '',
    'not an address@',
    'a@example.org,b@example.org',
    'x'.repeat(LABEL_MAX + 1),
    'Again,ANOUK@example.org',
    '"open',
    'bell\u0007',
    '"Vries, Marijke de"\tmarijke@example.org',
    'pier@example.org',
    'Ada',
  ].join('\r\n')
  const read = readInvitees(`\ufeff${list}`)
  expect(read?.bad.map(({ line, why }) => [line, why])).toEqual([
    [4, 'address'],
    [5, 'columns'],
    [6, 'tooLong'],
    [7, 'twice'],
    [8, 'quote'],
    [9, 'characters'],
  ])
  expect(read?.bad[3]?.params).toEqual({ line: 2 })
  expect(read?.good).toEqual([
    { label: 'Anouk Visser', address: 'anouk@example.org' },
    { label: 'Vries, Marijke de', address: 'marijke@example.org' },
    { label: '', address: 'pier@example.org' },
    { label: 'Ada', address: '' },
  ])
})

test('readInvitees: a list of 50,000 lines, some of them bad, is read completely', () => {
  const lines = Array.from({ length: LIST_LINES_MAX }, (_, i) =>
    i % 100 === 0 ? `broken ${i}@` : `Person ${i},person${i}@example.org`,
  )
  const read = readInvitees(lines.join('\n'))
  expect(read?.good).toHaveLength(LIST_LINES_MAX * 0.99)
  expect(read?.bad).toHaveLength(LIST_LINES_MAX * 0.01)
})
