export function ensureBuilt(say: (doing: string) => void): void
export const ROOT: string
