import { countsIn, type PollView } from '@fieldfare/shared/poll.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useShown } from '../../content/answering/toAnswer.ts'
import type { AnswerProps } from '../../content/kind.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { IconCheck } from '../../platform/ui/icons.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import textClasses from '../../platform/ui/text.module.css'
import classes from './AnswerPoll.module.css'
import { polls, useVote } from './data.ts'

/** The most options that are offered in the list; the page of the poll has all options. */
const OPTIONS_MAX = 6

/** A poll, in a list of content to answer. Each option is a button; once the reader has voted, it also shows the option's share of the votes. */
export const AnswerPoll = ({ item, ...rest }: AnswerProps) =>
  item.kind === 'poll' && <Question view={item.view} {...rest} />

interface QuestionProps extends Omit<AnswerProps, 'item'> {
  view: PollView
}

function Question({ view, first, onAnswered }: QuestionProps) {
  const { t } = useTranslation()
  const { number, percent, ago } = useFormat()
  const poll = useShown(polls.one, view)
  const vote = useVote(poll)
  const { id, title, options, mine, until, results } = poll
  const own = mine?.vote ?? null
  const tell = useEffectEvent(onAnswered)
  useEffect(() => tell(own !== null), [own])
  const counts = countsIn(poll)
  const total = counts ? Object.values(counts).reduce((sum, each) => sum + each, 0) : 0
  const shown = own !== null && counts !== null
  const facts = [
    until && t('poll.answer.ends', { when: ago(until) }),
    counts && t('poll.votes', { count: total, number: number(total) }),
  ].filter(Boolean)
  return (
    <Stack>
      <Stack gap="none" pressed>
        <h3 className={textClasses.name}>
          <Link to={paths.poll(id)}>{title}</Link>
        </h3>
        <p className={textClasses.quiet} role="status">
          {facts.length > 0 ? facts.join(', ') : t(`poll.results.${results}`)}
        </p>
      </Stack>
      <Row gap="s" role="group" aria-label={title} data-first={first}>
        {options.slice(0, OPTIONS_MAX).map((option) => {
          const share = shown && total > 0 ? (counts[option.id] ?? 0) / total : 0
          return (
            <button
              key={option.id}
              type="button"
              className={layoutClass('row', { tight: true, gap: 's', pad: 'm' }, classes.option)}
              aria-pressed={option.id === own}
              data-first={first}
              onClick={() => option.id !== own && vote.mutate({ pollId: id, option })}
            >
              <span className={classes.bar} style={{ width: `${share * 100}%` }} aria-hidden="true" />
              {option.id === own && <IconCheck size={18} aria-hidden="true" />}
              <span>{option.value}</span>
              {shown && <span className={textClasses.number}>{percent(share)}</span>}
            </button>
          )
        })}
      </Row>
      {options.length > OPTIONS_MAX && (
        <Link to={paths.poll(id)} className={textClasses.link}>
          {t('poll.answer.all', { count: options.length })}
        </Link>
      )}
      {own === null && <p className={textClasses.caption}>{t('poll.ballot.seen')}</p>}
      <FormFailure>{vote.error ? failureText(t, vote.error) : null}</FormFailure>
    </Stack>
  )
}
