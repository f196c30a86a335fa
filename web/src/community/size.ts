const KM2 = 1_000_000

/** Whole square kilometres of so many square metres, rounded up. */
export const km2Of = (squareMetres: number): number => Math.ceil(squareMetres / KM2)
