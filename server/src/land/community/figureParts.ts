import { GROUP_STEP } from '@fieldfare/shared/limits.ts'

// The figures of a community are kept in parts of its people. A person is in one part only: that of the calendar year in which they first
// drew on the land. The figures of a year are one part, and those of all people are the sum of the parts. So they differ by whole parts,
// and a part differs from its last release by at least GROUP_STEP people or not at all: subtracting two numbers never gives one person's
// answer.

/** The part of the people whose years are too small for a part of their own: it counts in the total, and cannot be requested separately. */
export const REST = 'rest'

/** The ids of the people of each part, by the year of the part, such as 2026, or REST. */
export type Parts = Map<string, string[]>

export interface PartChanges {
  /** The parts to count and release now, in place of their last release. */
  put: Parts
  /** The parts to remove because too few people are left in them. */
  gone: string[]
}

/**
 * Computes the changes of a release. A person who was once released in a part stays in that part as long as they count at all. A new part
 * has at least GROUP_STEP people; until then its people wait, together with those of other small years.
 * @param kept the parts as last released
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

/** Counts the ids that are in only one of two lists. */
function difference(before: string[], now: string[]): number {
  const [former, present] = [new Set(before), new Set(now)]
  return before.filter((id) => !present.has(id)).length + now.filter((id) => !former.has(id)).length
}
