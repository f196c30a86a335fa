/** Returns the value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

export const ms = (value: number): string => `${value.toFixed(2)} ms`
export const times = (value: number): string => `${value.toFixed(2)} x`

export const say = (line = ''): void => void process.stdout.write(`${line}\n`)

/** Prints a table with columns as wide as their content; the first row is the head. */
export function table(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) say(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** Prints the times of live events beside those of the same messages on a bare connection, in milliseconds. */
export function besideBare(
  what: string,
  rows: readonly { name: string; live: readonly number[]; plain: readonly number[] }[],
): void {
  table([
    [what, 'p50', 'p99', 'bare p50', 'bare p99', 'p50 to bare', 'p99 to bare'],
    ...rows.map(({ name, live, plain }) => [
      name,
      ms(median(live)),
      ms(quantile(live, 0.99)),
      ms(median(plain)),
      ms(quantile(plain, 0.99)),
      times(median(live) / median(plain)),
      times(quantile(live, 0.99) / quantile(plain, 0.99)),
    ]),
  ])
}

/** Measures the time that something takes, in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}
