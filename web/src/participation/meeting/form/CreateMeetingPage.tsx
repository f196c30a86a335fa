import type { CommunityView } from '@fieldfare/shared/community.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { MailNotes } from '../../../content/MailNotes.tsx'
import { AddPage } from '../../../content/AddPage.tsx'
import { useAddForm } from '../../../content/useAddForm.ts'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import { paths } from '../../../platform/paths.ts'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { emptyMeeting, MEETING_ALIASES, meetingInput, meetingIssues } from './meetingValues.ts'
import { SettingFields } from './SettingFields.tsx'
import { SeenBy } from '../../../platform/form/SeenBy.tsx'
import { api } from '../../../platform/api/client.ts'
import { putMeeting } from '../data.ts'

/** The page on which the owner of a community plans a meeting. */
export function CreateMeetingPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-meeting/$id' })
  return (
    <AddPage
      id={id}
      title={t('app.title.createMeeting')}
      intro={(title) => t('meeting.form.intro', { title })}
      action="meeting.add"
    >
      {(community) => <NewMeeting community={community} />}
    </AddPage>
  )
}

function NewMeeting({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id: communityId } = community
  const form = useAddForm({
    savedAs: `meeting ${communityId}`,
    base: emptyMeeting,
    aliases: MEETING_ALIASES,
    check: (values) => meetingIssues(values, communityId),
    add: api.addMeeting.mutate,
    inputOf: (values) => ({ communityId, ...meetingInput(values) }),
    put: putMeeting,
    then: ({ id }) => void navigate({ to: paths.meeting(id), replace: true }),
  })
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <SendForm form={form} label={t('app.title.createMeeting')} submit={t('meeting.form.submit')}>
      <TextField
        label={t('meeting.form.title')}
        description={t('meeting.form.titleHint', { max: THREAD_TITLE_MAX })}
        autoComplete="off"
        seenBy={<SeenBy>{t('meeting.form.membersSeen')}</SeenBy>}
        counted={{ max: THREAD_TITLE_MAX, counter }}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('meeting.form.description')}
        optional={t('app.word.optional')}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<SeenBy>{t('meeting.form.membersSeen')}</SeenBy>}
        {...form.field('description')}
      />
      <SettingFields form={form} community={community} />
      <TextField
        label={t('meeting.form.number')}
        optional={t('app.word.optional')}
        description={t('meeting.form.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('number')}
      />
      <TextField
        label={t('meeting.form.link')}
        optional={t('app.word.optional')}
        description={t('meeting.form.linkHint')}
        inputMode="url"
        autoComplete="off"
        seenBy={<SeenBy>{t('meeting.form.linkSeen')}</SeenBy>}
        {...form.field('link')}
      />
      <MailNotes night="all" />
    </SendForm>
  )
}
