import { expect, test } from 'vitest'
import { z } from 'zod'
import { readData } from './readData.ts'

test('data that are not as the schema says are refused with the file, the place and the reason', () => {
  const wrong = () => readData('discussions.json', z.array(z.object({ title: z.number() })))
  expect(wrong).toThrow(/Demo data discussions\.json:\n.*expected number.*\n.*at \[0\]\.title/)
})

test('a field that nobody reads is refused, too', () => {
  const strict = z.array(z.strictObject({ community: z.string() }))
  expect(() => readData('discussions.json', strict)).toThrow(/Unrecognized keys: "title"/)
})
