import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { createElement, useState } from 'react'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { answerPart } from './answerPart.tsx'
import { useKeptItems } from './useKeptItems.ts'

/** Lists what waits for the person's answer, each with its buttons; answered items stay. The first without an answer has the orange button. */
export function AnswerList({ items }: { items: readonly Answerable[] }) {
  const shown = useKeptItems(items)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const first = shown.find(({ id }) => !answered.has(id))
  return (
    <Stack as="ul" lined gap="l">
      {shown.map((item) => (
        <li key={item.id}>
          {createElement(answerPart(item.kind), {
            item,
            first: item === first,
            onAnswered: (is: boolean) => setAnswered((before) => withOne(before, item.id, is)),
          })}
        </li>
      ))}
    </Stack>
  )
}

function withOne(before: ReadonlySet<string>, id: string, is: boolean): ReadonlySet<string> {
  if (before.has(id) === is) return before
  const after = new Set(before)
  if (is) after.add(id)
  else after.delete(id)
  return after
}
