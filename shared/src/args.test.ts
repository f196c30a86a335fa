import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { args, NoArgs } from './args.ts'

const schema = args(['title', 'count'], { id: z.string().optional(), title: z.string(), count: z.number() })

describe('args', () => {
  it('refuses extra names, extra positions, wrong types and what is missing', () => {
    expect(schema.safeParse({ title: 'a', count: 1, more: true }).success).toBe(false)
    expect(schema.safeParse(['a', 1, 'id', 'more']).success).toBe(false)
    expect(schema.safeParse(['a', '1']).success).toBe(false)
    expect(schema.safeParse(['a']).success).toBe(false)
    expect(schema.safeParse('a').success).toBe(false)
    expect(schema.safeParse(null).success).toBe(false)
  })

  it('takes an object, or an array in the public order with the rest behind', () => {
    expect(schema.parse({ title: 'a', count: 1 })).toEqual({ title: 'a', count: 1 })
    expect(schema.parse(['a', 1])).toEqual({ title: 'a', count: 1 })
    expect(schema.parse(['a', 1, 'x'])).toEqual({ title: 'a', count: 1, id: 'x' })
    expect(schema.parse(['a', 1, null])).toEqual({ title: 'a', count: 1, id: undefined })
  })

  it('takes nothing, an empty object or an empty array where there are no arguments', () => {
    for (const none of [undefined, {}, []]) expect(NoArgs.safeParse(none).success).toBe(true)
    for (const some of [{ a: 1 }, [1], 'a', null]) expect(NoArgs.safeParse(some).success).toBe(false)
  })
})
