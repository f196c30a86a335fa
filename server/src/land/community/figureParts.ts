import { GROUP_STEP } from '@fieldfare/shared/limits.ts'

// The figures of a community are kept in parts, and a person is in one of them: that of the calendar year in which they first drew on
// the land. A year is one part, and all is the sum of the parts. So a year and all differ by a part, or not at all, and a part
// differs from what was released before by GROUP_STEP people, or not at all: nobody is the difference of two numbers.

/** The part of people whose years are too small to be parts of their own: it is in all, and is no window. */
export const REST = 'rest'

/** The people of each part, by its year as 2026, or REST. */
export type Parts = Map<string, string[]>

export interface PartChanges {
  /** The parts to count and release, in place of what was released of them. */
  put: Parts
  /** The parts with too few people left. */
  gone: string[]
}

/**
 * Computes the changes of a release. A person who was released in a part stays in it for as long as they count at all.
 * A new part has at least GROUP_STEP people; until they are so many they wait, together with those of other years.
 * @param kept the parts as they were released last
 * @param firstYears the people who count now, each with the year in which they first drew
 */
export function nextParts(kept: Parts, firstYears: Map<string, string>): PartChanges {
  const homes = new Map([...kept].flatMap(([part, people]) => people.map((person) => [person, part])))
  const now: Parts = Map.groupBy(firstYears.keys(), (person) => homes.get(person) ?? firstYears.get(person) ?? REST)
  const waiting = [...now].flatMap(([part, people]) => (kept.has(part) || people.length >= GROUP_STEP ? [] : people))
  now.set(REST, [...(now.get(REST) ?? []), ...waiting])
  for (const part of kept.keys()) now.set(part, now.get(part) ?? [])
  const changed = [...now].filter(([part, people]) => difference(kept.get(part) ?? [], people) >= GROUP_STEP)
  const isGroup = ([, people]: [string, string[]]) => people.length >= GROUP_STEP
  return {
    put: new Map(changed.filter(isGroup)),
    gone: changed.filter((part) => !isGroup(part)).map(([part]) => part),
  }
}

/** Counts those that are in one of two lists only. */
function difference(before: string[], now: string[]): number {
  const [former, present] = [new Set(before), new Set(now)]
  return before.filter((id) => !present.has(id)).length + now.filter((id) => !former.has(id)).length
}
