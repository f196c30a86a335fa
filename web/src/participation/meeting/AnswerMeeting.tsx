import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Answered } from '../../content/answering/Answered.tsx'
import { useShown } from '../../content/answering/toAnswer.ts'
import type { AnswerProps } from '../../content/kind.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { timeZone } from '../../platform/i18n/timeZone.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { meetings, useAnswer } from './data.ts'
import { CalendarLeaf } from './page/CalendarLeaf.tsx'
import { useTimes } from './times.ts'

/** An invitation to a meeting, in a list of content to answer, with the buttons to accept and decline. */
export const AnswerMeeting = ({ item, ...rest }: AnswerProps) =>
  item.kind === 'meeting' && <Invitation view={item.view} {...rest} />

interface InvitationProps extends Omit<AnswerProps, 'item'> {
  view: MeetingView
}

function Invitation({ view, first, onAnswered }: InvitationProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { weekday, time } = useTimes()
  const meeting = useShown(meetings.one, view)
  const answer = useAnswer(meeting)
  const [changing, setChanging] = useState(false)
  const { id, title, startTime, accepted, mine, linkSent, number: seats } = meeting
  const given = mine?.answer ?? null
  const tell = useEffectEvent(onAnswered)
  useEffect(() => tell(given !== null), [given])
  const say = (which: 'accepted' | 'rejected') => {
    setChanging(false)
    answer.mutate(which)
  }
  const coming = accepted > 0 && t('meeting.answer.coming', { count: accepted, number: number(accepted) })
  return (
    <Stack>
      <Row tight align="start" pressed>
        <CalendarLeaf instant={startTime} />
        <Stack gap="none" grow>
          <h3 className={textClasses.name}>
            <Link to={paths.meeting(id)}>{title}</Link>
          </h3>
          <p className={textClasses.quiet} role="status">
            {[
              t('meeting.answer.when', { day: weekday(startTime, timeZone()), time: time(startTime, timeZone()) }),
              coming,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </Stack>
      </Row>
      {given !== null && !changing ? (
        <Answered now={answer.isSuccess || answer.isPending} onChange={linkSent ? undefined : () => setChanging(true)}>
          {t(
            given === 'rejected'
              ? 'meeting.answer.no'
              : seats !== null && accepted > seats
                ? 'meeting.answer.draw'
                : 'meeting.answer.yes',
          )}
        </Answered>
      ) : (
        <>
          <Grid filled least="s" gap="s">
            <Button kind={first ? 'call' : 'soft'} aria-pressed={given === 'accepted'} onClick={() => say('accepted')}>
              {t('meeting.banner.accept')}
            </Button>
            <Button kind="soft" aria-pressed={given === 'rejected'} onClick={() => say('rejected')}>
              {t('meeting.banner.reject')}
            </Button>
          </Grid>
          <p className={textClasses.caption}>{t('meeting.banner.seen')}</p>
        </>
      )}
      <FormFailure>{answer.error ? failureText(t, answer.error) : null}</FormFailure>
    </Stack>
  )
}
