export const RESTART: number
