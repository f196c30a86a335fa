import type { Progress } from './progress.mjs'

export function ensureBuilt(progress?: Progress, priority?: number): Promise<void>
export function ensureServerBuilt(progress?: Progress): Promise<void>
