import type { CommunityView } from '@fieldfare/shared/community.ts'
import { type IntentView, textIn } from '@fieldfare/shared/intent.ts'
import { countsIn, type PollView } from '@fieldfare/shared/poll.ts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { BeginNote } from '../../../content/intent/BeginNote.tsx'
import { IntentStrip, useArrival, useOpenIntents } from '../../../content/intent/IntentStrip.tsx'
import { inCommunity, lackingOf, useBegin } from '../../../content/intent/useBegin.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { deviceIntent } from '../../../platform/session/deviceIntent.ts'
import { namedText } from '../../../content/namedText.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { Chart } from '../../../platform/ui/Chart.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { IconClock, IconEye } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useVote } from '../data.ts'
import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { OptionMap } from './OptionMap.tsx'
import { OptionRow } from './OptionRow.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

interface BallotProps {
  poll: PollView
  community: CommunityView
  /** True if the poll has ended. */
  ended: boolean
}

/** The options of a poll: as choices, or with their votes and a mark on the reader's own vote. */
export function Ballot({ poll, community, ended }: BallotProps) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  const refused = useRights(community).why('poll.vote')
  const vote = useVote(poll)
  const begin = useBegin()
  const place = useArrival<HTMLElement>(poll.id)
  const about = useId()
  const [changing, setChanging] = useState(false)
  const [picked, setPicked] = useState<string | null>(() => begunVote(poll))
  const [missing, setMissing] = useState(false)
  const [asTable, setAsTable] = useState(false)
  const { options, mine } = poll
  const ownVote = mine?.vote ?? null
  const lacking = lackingOf(refused)
  const [open] = useOpenIntents(poll.id, 'vote')
  const choosing = (!refused || (lacking !== null && !open)) && !ended && (ownVote === null || changing)
  const selected = picked ?? ownVote
  const counts = countsIn(poll)
  const total = counts ? Object.values(counts).reduce((sum, each) => sum + each, 0) : 0
  const hasPlaces = options.some(({ place }) => place)
  const votes = (count: number) => t('poll.votes', { count, number: number(count) })
  const voteText = (id: string) => {
    const count = counts?.[id] ?? 0
    return t('poll.ballot.count', { votes: votes(count), share: percent(total > 0 ? count / total : 0) })
  }
  const pick = (id: string) => {
    setPicked(id)
    setMissing(false)
  }
  const send = (option: (typeof options)[number] | null) =>
    vote.mutate(
      { pollId: poll.id, option },
      {
        onSuccess: ({ kept }) => {
          if (!kept) showToast(option ? t('poll.ballot.voted', { value: option.value }) : t('poll.ballot.withdrawn'))
          setChanging(false)
          setPicked(null)
        },
      },
    )
  const [beginning, setBeginning] = useState(false)
  const beginVote = (value: string) => {
    setBeginning(true)
    void begin({
      act: 'vote',
      input: { pollId: poll.id, value },
      name: poll.title,
      detail: value,
      ...inCommunity(community),
    }).finally(() => setBeginning(false))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const option = options.find(({ id }) => id === selected)
    setMissing(!option)
    if (!option || vote.isPending || beginning) return
    if (lacking) beginVote(option.value)
    else send(option)
  }
  const rows = options.map((option, at) => (
    <OptionRow
      key={option.id}
      option={option}
      number={hasPlaces ? at + 1 : null}
      share={counts && (total > 0 ? (counts[option.id] ?? 0) / total : 0)}
      words={counts && voteText(option.id)}
      own={option.id === ownVote}
      lit={!choosing && option.id === picked}
      choice={
        choosing ? { checked: option.id === selected, describedBy: about, onChoose: () => pick(option.id) } : null
      }
    />
  ))
  return (
    <Stack as="section" gap="l" aria-label={t('poll.ballot.label')} ref={place}>
      {open && <IntentStrip intent={open}>{chosenIn(open)}</IntentStrip>}
      <About poll={poll} ended={ended} id={about} />
      {hasPlaces && (
        <OptionMap poll={poll} community={community} chosen={selected} onChoose={pick} choosing={choosing} />
      )}
      {choosing ? (
        <Stack as="form" gap="l" onSubmit={submit} noValidate>
          <Stack as="fieldset" gap="s">
            <legend className={textClasses.heard}>{t('poll.ballot.label')}</legend>
            {rows}
          </Stack>
          <FormFailure>{missing ? t('poll.ballot.first') : vote.error ? failureText(t, vote.error) : null}</FormFailure>
          {lacking && <BeginNote lacking={lacking} title={community.title} />}
          <Row gap="l">
            <PrimaryButton type="submit" busy={(vote.isPending || beginning) && t('app.word.sending')}>
              {t(ownVote === null ? 'poll.ballot.vote' : 'poll.ballot.saveVote')}
            </PrimaryButton>
            {ownVote !== null && (
              <Button
                kind="text"
                onClick={() => {
                  setChanging(false)
                  setPicked(null)
                }}
              >
                {t('app.word.cancel')}
              </Button>
            )}
          </Row>
        </Stack>
      ) : asTable && counts ? (
        <Chart
          title={t('poll.ballot.label')}
          counted={votes(total)}
          rows={options.map(({ id, value }) => ({ label: value, value: counts[id] ?? 0, text: voteText(id) }))}
          kind="bars"
          table={[t('poll.ballot.option'), t('poll.ballot.votes')]}
        />
      ) : (
        <Stack as="ul" gap="s" aria-label={t('poll.ballot.label')}>
          {rows}
        </Stack>
      )}
      {counts && !choosing && (
        <Row justify="between" gap="l">
          {!asTable && <p className={textClasses.number}>{votes(total)}</p>}
          <Button kind="text" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('poll.ballot.asTable')}
          </Button>
        </Row>
      )}
      {!choosing && vote.error && <FormFailure>{failureText(t, vote.error)}</FormFailure>}
      {ownVote !== null && !choosing && !ended && (
        <Row gap="l">
          {!refused && (
            <Button
              onClick={() => {
                vote.reset()
                setPicked(null)
                setChanging(true)
              }}
            >
              {t('poll.ballot.change')}
            </Button>
          )}
          <Button kind="text" busy={vote.isPending && t('app.word.sending')} onClick={() => send(null)}>
            {t('poll.ballot.withdraw')}
          </Button>
        </Row>
      )}
      {refused && !lacking && !ended && <JoinPrompt community={community} why={refused} />}
    </Stack>
  )
}

/** Returns the id of the option that a guest chose before they left the page to register; null if they chose none. */
function begunVote(poll: PollView): string | null {
  const begun = deviceIntent()
  if (begun?.act !== 'vote' || begun.input['pollId'] !== poll.id) return null
  return poll.options.find(({ value }) => value === begun.input['value'])?.id ?? null
}

const chosenIn = ({ input }: IntentView) => textIn(input, 'value')

/** The text above the choices. It says when the poll ends, who sees the vote, and when the results are shown. */
function About({ poll, ended, id }: { poll: PollView; ended: boolean; id: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { until, results } = poll
  const when = until && { when: dateTime(until), zone: timeZone() }
  return (
    <Stack gap="xs" className={textClasses.quiet} id={id}>
      <Row as="p" tight align="start" gap="s" role="status" className={ended ? textClasses.strong : undefined}>
        <IconClock size={20} stroke={1.75} aria-hidden="true" />
        <span>{!when ? t('poll.ballot.noEnd') : t(ended ? 'poll.ballot.ended' : 'poll.ballot.until', when)}</span>
      </Row>
      {!ended && (
        <Row as="p" tight align="start" gap="s">
          <IconEye size={20} stroke={1.75} aria-hidden="true" />
          <span>
            {t(`poll.results.${results}`)} {t('poll.ballot.seen')} {namedText(t, until !== null)}
          </span>
        </Row>
      )}
    </Stack>
  )
}
