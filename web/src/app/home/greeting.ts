/** The text key of a part of the day: `hour` from 0 to 23. */
export function dayPart(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The first word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** The progress towards four drawn areas, as a text key. */
export function stage(areas: number): 'none' | 'one' | 'two' | 'three' | 'done' {
  return (['none', 'one', 'two', 'three'] as const)[areas] ?? 'done'
}
