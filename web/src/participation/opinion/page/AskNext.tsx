import type { OpinionView, Stance } from '@fieldfare/shared/opinion.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '../../../platform/api/useLive.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { useStance, viewpoints } from '../data.ts'
import { AskCard } from './AskCard.tsx'

/** The viewpoint that the reader votes on next. The one after it is there before the vote is answered. */
export function AskNext({ opinion: { id: opinionId, viewpoints: all } }: { opinion: OpinionView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const asked = useOnce(viewpoints.next, { opinionId })
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const stance = useStance(opinionId)
  if (asked.error && !asked.data) return <FailureStrip failure={asked.error} onRetry={() => void asked.refetch()} />
  if (!asked.data) return null
  const open = asked.data.items.filter(({ id }) => !answered.has(id))
  const [next] = open
  const left = Math.max(open.length, asked.data.left - (asked.data.items.length - open.length))
  const answer = (viewpointId: string, value: Stance) => {
    const askAgain = () => setAnswered((before) => new Set([...before].filter((id) => id !== viewpointId)))
    setAnswered((before) => new Set(before).add(viewpointId))
    // Once the server no longer asks it, it may ask it again: the vote may be taken back. A refusal shows in `stance.error`.
    void stance
      .mutateAsync({ viewpointId, stance: value })
      .then(() => asked.refetch())
      .catch(() => undefined)
      .finally(askAgain)
  }
  if (!next)
    return (
      <Stack as="section" gap="s" role="status">
        <h2 className={textClasses.title}>{t(all > 0 ? 'opinion.ask.done' : 'opinion.ask.empty')}</h2>
        <p>{t(all > 0 ? 'opinion.ask.doneText' : 'opinion.ask.emptyText')}</p>
      </Stack>
    )
  return (
    <AskCard
      viewpoint={next}
      aside={t('opinion.ask.left', { count: left, number: number(left) })}
      failure={stance.error && failureText(t, stance.error)}
      onAnswer={(value) => answer(next.id, value)}
    />
  )
}
