import fc from 'fast-check'

/**
 * The seed, so that every run has the same examples. A failure prints `seed` and `path`; another number here tries
 * other examples.
 */
const SEED = 2026
/**
 * The number of examples: quick enough for hundreds of properties. A property whose examples take longer passes a number of
 * its own.
 */
const RUNS = 100

type Examples<T extends unknown[]> = { [K in keyof T]: fc.Arbitrary<T[K]> }

/** Tries a property on many examples, and shows the smallest one that fails. */
export const holds = <T extends [unknown, ...unknown[]]>(
  examples: Examples<T>,
  property: (...example: T) => void,
  runs = RUNS,
): void => fc.assert(fc.property(...examples, property), { seed: SEED, numRuns: runs })

/** Tries an asynchronous property, one example after the other. */
export const holdsLater = <T extends [unknown, ...unknown[]]>(
  examples: Examples<T>,
  property: (...example: T) => Promise<void>,
  runs = RUNS,
): Promise<void> => fc.assert(fc.asyncProperty(...examples, property), { seed: SEED, numRuns: runs })
