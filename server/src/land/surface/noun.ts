import type { Noun } from '../../platform/noun.ts'
import { surfaceLifecycle } from './lifecycle.ts'

export const surfaceNoun = { lifecycle: surfaceLifecycle } satisfies Noun
