import { createAtom, useSelector } from '@tanstack/react-store'

/** The acts of the reader on this device: all that are not sent, and those of them that the server refused. */
interface UnsentActs {
  count: number
  refused: number
}

const acts = createAtom<UnsentActs>(
  { count: 0, refused: 0 },
  { compare: (a, b) => a.count === b.count && a.refused === b.refused },
)

/** Tells every page how much waits, without the code that sends it. */
export const setUnsentActs = (count: number, refused: number): void => acts.set(() => ({ count, refused }))
export const useUnsentActs = (): UnsentActs => useSelector(acts)
