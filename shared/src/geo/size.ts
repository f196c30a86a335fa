/** Square metres as square kilometres for a total: rounded up to whole ones, 0 for none. */
export const wholeKm2 = (m2: number): number => Math.ceil(m2 / 1_000_000)

/** Mean metres in a degree of latitude. */
export const M_PER_DEGREE = 111_195
