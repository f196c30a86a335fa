/** Which part of the day it is for the reader: `hour` from 0 to 23. */
export function dayPart(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** What one is called by: the first word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** How far one is with the four places, as the messages know it. */
export function stage(areas: number): 'none' | 'one' | 'two' | 'three' | 'done' {
  return (['none', 'one', 'two', 'three'] as const)[areas] ?? 'done'
}
