/** Square metres as square kilometres for a total: rounded up to whole ones, 0 for none. */
export const wholeKm2 = (m2: number): number => Math.ceil(m2 / 1_000_000)

/** Square metres as square kilometres for one shape: to two decimals, but never 0 for some land. */
export const km2 = (m2: number): number => (m2 > 0 ? Math.max(0.01, Math.round(m2 / 10_000) / 100) : 0)
