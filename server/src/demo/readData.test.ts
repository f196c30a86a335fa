import { expect, test } from 'vitest'
import { z } from 'zod'
import { readData } from './readData.ts'

test('readData: a value of the wrong type throws an error with the file, the path of the value and the reason', () => {
  const wrong = () => readData('discussions.json', z.array(z.object({ title: z.number() })))
  expect(wrong).toThrow(/Demo data discussions\.json:\n.*expected number.*\n.*at \[0\]\.title/)
})

test('readData: a field unknown to a strict schema throws an error', () => {
  const strict = z.array(z.strictObject({ community_id: z.string() }))
  expect(() => readData('discussions.json', strict)).toThrow(/Unrecognized keys: "created_by", "created_at", "title"/)
})
