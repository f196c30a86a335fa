import type { Progress } from './progress.mjs'

export function ensureBuilt(progress?: Progress, priority?: number): Promise<void>
