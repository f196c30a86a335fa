import type { Answerable } from '@fieldfare/shared/waiting.ts'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import { answerOf, type AnswerPartName, type AnswerProps } from '../kind.ts'

const parts = new Map<string, ComponentType<AnswerProps>>()

/** Returns the component with which a kind is answered in a list, or its row for the owner: the same component on each call. */
export function answerPart(kind: Answerable['kind'], name: AnswerPartName = 'answer'): ComponentType<AnswerProps> {
  const cached = parts.get(`${kind} ${name}`)
  if (cached) return cached
  const part = lazyPart(answerOf(kind, name), <Skeleton height={132} />)
  parts.set(`${kind} ${name}`, part)
  return part
}
