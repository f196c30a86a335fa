import type { OpinionView } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { AskCard } from './AskCard.tsx'
import { useNextViewpoints } from './useNextViewpoints.ts'

/** The card with the viewpoint that the reader votes on next, or a text that there is none left. */
export function AskNext({ opinion }: { opinion: OpinionView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { asked, next, left, refusal, answer } = useNextViewpoints(opinion)
  const some = opinion.viewpoints > 0
  if (asked.error && !asked.data) return <FailureStrip failure={asked.error} onRetry={() => void asked.refetch()} />
  if (!asked.data) return null
  if (!next)
    return (
      <Stack as="section" gap="s" role="status">
        <h2 className={textClasses.title}>{t(some ? 'opinion.ask.done' : 'opinion.ask.empty')}</h2>
        <p>{t(some ? 'opinion.ask.doneText' : 'opinion.ask.emptyText')}</p>
      </Stack>
    )
  return (
    <AskCard
      viewpoint={next}
      aside={t('opinion.ask.left', { count: left, number: number(left) })}
      failure={refusal && failureText(t, refusal)}
      onAnswer={(value) => answer(next, value)}
    />
  )
}
