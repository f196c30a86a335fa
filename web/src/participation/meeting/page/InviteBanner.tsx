import { type MeetingState, type MeetingView, stateOf } from '@fieldfare/shared/meeting.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import buttonClasses from '../../../platform/ui/Button.module.css'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import {
  IconArmchair,
  IconCalendarDown,
  IconCalendarOff,
  IconCheck,
  IconHourglass,
  IconMail,
  IconVideo,
} from '../../../platform/ui/icons.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { putMeeting, useAnswer } from '../data.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import classes from './MeetingPage.module.css'

const ICONS: Record<MeetingState, typeof IconMail> = {
  invited: IconMail,
  accepted: IconCheck,
  declined: IconCalendarOff,
  drawn: IconArmchair,
  reserve: IconHourglass,
  gaveBack: IconCalendarOff,
  missed: IconCalendarOff,
}

/** The states in which the reader cannot take part any more. */
const OVER: ReadonlySet<MeetingState> = new Set(['declined', 'gaveBack', 'missed'])

interface InviteBannerProps {
  meeting: MeetingView
  /** True if the meeting has begun. */
  started: boolean
}

/** The reader's own part in a meeting: invited, accepted, declined, drawn or not; with the buttons to change it. */
export function InviteBanner({ meeting, started }: InviteBannerProps) {
  const { t } = useTranslation()
  const state = stateOf(meeting)
  const Icon = ICONS[state]
  return (
    <Stack
      as="section"
      tone={OVER.has(state) ? 'sunk' : 'soft'}
      pad="xl"
      gap="l"
      aria-label={t('meeting.banner.label')}
    >
      <Stack role="status" gap="xs">
        <Row as="h2" tight className={textClasses.title}>
          <Icon className={classes.icon} size={26} stroke={1.75} aria-hidden="true" />
          {t(`meeting.state.${state}`)}
        </Row>
        <About meeting={meeting} state={state} started={started} />
      </Stack>
      {state === 'drawn' && <Seated meeting={meeting} />}
      {!started && (
        <>
          {!meeting.linkSent && <Answers meeting={meeting} state={state} />}
          {(state === 'drawn' || state === 'reserve') && <GiveBack meeting={meeting} state={state} />}
        </>
      )}
    </Stack>
  )
}

interface PartProps {
  meeting: MeetingView
  state: MeetingState
}

function About({ meeting, state, started }: PartProps & { started: boolean }) {
  const { t } = useTranslation()
  const { number: numbered } = useFormat()
  const { number, linkSent, mine } = meeting
  const lines: ReactNode[] = []
  switch (state) {
    case 'invited':
      if (!started)
        lines.push(
          number === null
            ? t('meeting.banner.seatsOpen')
            : t('meeting.banner.seats', { count: number, number: numbered(number) }),
          t('meeting.banner.change'),
          t('meeting.banner.seen'),
        )
      break
    case 'accepted':
      if (!started) lines.push(t('meeting.banner.accepted'), t('meeting.banner.change'))
      break
    case 'declined':
      lines.push(t(linkSent ? 'meeting.banner.declinedDrawn' : 'meeting.banner.declined'))
      if (!linkSent && !started) lines.push(t('meeting.banner.change'))
      break
    case 'drawn':
      if (!started) {
        lines.push(t('meeting.banner.drawn'))
        if (mine?.link) lines.push(t('meeting.banner.onlySeats'))
      }
      break
    case 'reserve':
      lines.push(t('meeting.banner.reserve'))
      lines.push(
        t('meeting.banner.reservePlace', {
          place: numbered(mine?.place ?? 0),
          count: meeting.draw?.taken ?? 0,
          number: numbered(meeting.draw?.taken ?? 0),
        }),
      )
      break
    case 'gaveBack':
      lines.push(t('meeting.banner.gaveBack'))
      break
    case 'missed':
      lines.push(t('meeting.banner.missed'))
  }
  if (started) lines.push(t('meeting.banner.over'))
  return lines.map((line, at) => <p key={at}>{line}</p>)
}

/** The buttons that accept, decline, or change the answer. */
function Answers({ meeting, state }: PartProps) {
  const { t } = useTranslation()
  const answer = useAnswer(meeting)
  const say = (which: 'accepted' | 'rejected') =>
    answer.mutate(which, { onSuccess: () => showToast(t(`meeting.banner.${which}Toast`)) })
  return (
    <>
      <Grid filled>
        {state !== 'accepted' && (
          <Button kind={state === 'invited' ? 'call' : 'outline'} onClick={() => say('accepted')}>
            {t(state === 'invited' ? 'meeting.banner.accept' : 'meeting.banner.acceptAfterAll')}
          </Button>
        )}
        {state !== 'declined' && (
          <Button kind="outline" onClick={() => say('rejected')}>
            {t(state === 'invited' ? 'meeting.banner.reject' : 'meeting.banner.rejectAfterAll')}
          </Button>
        )}
      </Grid>
      {answer.error && <FormFailure>{failureText(t, answer.error)}</FormFailure>}
    </>
  )
}

/** The link to join online, if the meeting has one, and the calendar file; for people who have a seat. */
function Seated({ meeting }: { meeting: MeetingView }) {
  const { t } = useTranslation()
  const { id, mine } = meeting
  const link = mine?.link
  return (
    <>
      <Grid filled>
        {link && (
          <a
            className={`${buttonClasses.button} ${buttonClasses.call}`}
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <IconVideo size={22} aria-hidden="true" />
            <span>{t('meeting.banner.join')}</span>
          </a>
        )}
        <a className={`${buttonClasses.button} ${buttonClasses.outline}`} href={`/api/meeting/${id}.ics`} download>
          <IconCalendarDown size={22} aria-hidden="true" />
          <span>{t('meeting.banner.calendar')}</span>
        </a>
      </Grid>
      {link && <p className={`${textClasses.intro} ${classes.copied}`}>{link}</p>}
    </>
  )
}

function GiveBack({ meeting, state }: PartProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const give = useCall(api.giveSeatBack.mutate, { onSuccess: putMeeting })
  const send = () =>
    give.mutate(
      { meetingId: meeting.id },
      {
        onSuccess: () => showToast(t('meeting.banner.gaveBackToast')),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <div>
      <Button
        kind="text"
        busy={state === 'reserve' && give.isPending && t('app.word.sending')}
        onClick={() => (state === 'drawn' ? setAsking(true) : send())}
      >
        {t(state === 'drawn' ? 'meeting.banner.giveBack' : 'meeting.banner.leaveReserve')}
      </Button>
      <FormFailure>{give.error ? failureText(t, give.error) : null}</FormFailure>
      <ConfirmDialog
        open={asking}
        title={t('meeting.give.title')}
        confirm={t('meeting.give.confirm')}
        cancel={t('meeting.give.cancel')}
        busy={give.isPending && t('app.word.sending')}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>{t('meeting.give.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
