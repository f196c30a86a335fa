import type { Progress } from './progress.mjs'

export function ensureBuilt(progress?: Progress): Promise<void>
export const ROOT: string
