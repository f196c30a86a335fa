/** Converts a total from square metres to square kilometres, rounded up to whole ones; 0 stays 0. */
export const wholeKm2 = (m2: number): number => Math.ceil(m2 / 1_000_000)

/** Mean metres in a degree of latitude. */
export const M_PER_DEGREE = 111_195
