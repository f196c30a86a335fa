import type { OpinionView } from '@fieldfare/shared/opinion.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useShown } from '../../content/answering/toAnswer.ts'
import type { AnswerProps } from '../../content/kind.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { opinions } from './data.ts'
import { StanceButtons } from './page/StanceButtons.tsx'
import { useNextViewpoints } from './page/useNextViewpoints.ts'

/** An opinion map, in a list of content to answer, with buttons to vote on one statement after another. */
export const AnswerOpinion = ({ item, onAnswered }: AnswerProps) =>
  item.kind === 'opinion' && <Asked view={item.view} onAnswered={onAnswered} />

interface AskedProps extends Pick<AnswerProps, 'onAnswered'> {
  view: OpinionView
}

function Asked({ view, onAnswered }: AskedProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const opinion = useShown(opinions.one, view)
  const { asked, next, left, refusal, answer } = useNextViewpoints(opinion)
  const has = (opinion.mine?.votes ?? 0) > 0
  const tell = useEffectEvent(onAnswered)
  useEffect(() => tell(has), [has])
  return (
    <Stack>
      <Stack gap="none" pressed>
        <h3 className={textClasses.name}>
          <Link to={paths.opinion(opinion.id)}>{opinion.title}</Link>
        </h3>
        {asked.data && (
          <p className={textClasses.quiet}>
            {next ? t('opinion.ask.left', { count: left, number: number(left) }) : t('opinion.ask.done')}
          </p>
        )}
      </Stack>
      {asked.error && !asked.data && <FailureStrip failure={asked.error} onRetry={() => void asked.refetch()} />}
      {next && (
        <>
          <p className={textClasses.title} role="status">
            {next.text}
          </p>
          <StanceButtons onAnswer={(value) => answer(next, value)} />
          <p className={textClasses.caption}>{t('opinion.ask.hidden')}</p>
        </>
      )}
      <FormFailure>{refusal && failureText(t, refusal)}</FormFailure>
    </Stack>
  )
}
