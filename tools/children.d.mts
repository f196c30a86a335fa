export const ROOT: string
export const COMPILED: string
