import type { CommunityView } from '@fieldfare/shared/community.ts'
import { isOnTheSpot, type MeetingView } from '@fieldfare/shared/meeting.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import pageClasses from '../../../content/ContentPage.module.css'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { MailNotes } from '../../../content/MailNotes.tsx'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { PrimaryButton } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconInfoCircle } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { meetings, putMeeting } from '../data.ts'
import { MEETING_ALIASES, sendInput, sendIssues, sendValues, sentKey } from './meetingValues.ts'
import { SettingFields } from './SettingFields.tsx'
import { SeenBy } from '../../../platform/form/SeenBy.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'

/** The page on which the owner draws the seats of a meeting and sends the link to those drawn, or sends the link again. */
export function SendInvitesPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/send-invites/$id' })
  return (
    <ContentPage
      query={useLive(meetings.one, { id })}
      title={t('app.title.sendInvites')}
      tab="meetings"
      words={{
        gone: t('meeting.page.gone'),
        goneText: t('meeting.page.goneText'),
        withCommunity: t('meeting.page.withCommunity'),
        toCommunity: t('meeting.page.toCommunity'),
      }}
    >
      {(meeting, community) => <SendInvites meeting={meeting} community={community} />}
    </ContentPage>
  )
}

function SendInvites({ meeting, community }: { meeting: MeetingView; community: CommunityView }) {
  const { t } = useTranslation()
  const { dateTime, number } = useFormat()
  const navigate = useNavigate()
  const send = useCall(api.sendInvites.mutate, { onSuccess: putMeeting })
  const [base] = useState(() => sendValues(meeting))
  const { id, title, startTime, accepted, linkSent, draw } = meeting
  const here = isOnTheSpot(meeting)
  const refused = useRights(community).why('meeting.send')
  const savedAs = `invites ${id}`
  const form = useForm({
    base,
    savedAs,
    aliases: MEETING_ALIASES,
    check: (values) => sendIssues(values, meeting),
    send: async (values) => {
      const input = sendInput(values, meeting)
      const sent = await send.mutateAsync({ id: idempotencyKey(savedAs, JSON.stringify(input)), ...input })
      forgetKey(savedAs)
      showToast(t(sentKey(sent, linkSent)))
      void navigate({ to: paths.meeting(id), replace: true })
    },
  })
  return (
    <>
      <Stack as="header" gap="xs" className={pageClasses.head}>
        <h1 tabIndex={-1}>{t('app.title.sendInvites')}</h1>
        <p className={textClasses.intro}>{t('meeting.send.intro', { title, when: dateTime(startTime) })}</p>
      </Stack>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        <Stack gap="xl">
          {draw ? (
            <NoticeStrip
              kind="warn"
              icon={<IconInfoCircle size={22} aria-hidden="true" />}
              title={t(here ? 'meeting.send.alreadyHere' : 'meeting.send.already', { when: dateTime(draw.at) })}
            >
              {t('meeting.send.alreadyText')}
            </NoticeStrip>
          ) : (
            <p role="status">
              {t(here ? 'meeting.send.firstHere' : 'meeting.send.first', { count: accepted, number: number(accepted) })}
            </p>
          )}
          <LabelledForm form={form} label={t('app.title.sendInvites')}>
            <TextField
              label={t('meeting.form.link')}
              description={t('meeting.send.linkHint')}
              inputMode="url"
              autoComplete="off"
              seenBy={<SeenBy>{t('meeting.form.linkSeen')}</SeenBy>}
              {...form.field('link')}
            />
            <TextField
              label={t('meeting.form.number')}
              description={
                linkSent
                  ? t('meeting.send.numberMore', { min: number(meeting.number ?? 1) })
                  : t('meeting.send.numberHint')
              }
              inputMode="numeric"
              autoComplete="off"
              {...form.field('number')}
            />
            <SettingFields form={form} community={community} />
            <MailNotes night="seats" />
            <FormFailure>{form.failure}</FormFailure>
            <Row gap="l">
              <PrimaryButton type="submit" busy={form.sending && t('app.word.sending')}>
                {t(linkSent ? 'meeting.send.submitAgain' : 'meeting.send.submit')}
              </PrimaryButton>
            </Row>
          </LabelledForm>
        </Stack>
      )}
    </>
  )
}
