import type { CommunityView } from '@fieldfare/shared/community.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../../content/membership/useRights.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { PagePlaceholder } from '../../../content/PagePlaceholder.tsx'
import formClasses from '../../../platform/form/Form.module.css'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { paths } from '../../../platform/paths.ts'
import { PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { emptyMeeting, MEETING_ALIASES, meetingInput, meetingIssues } from './meetingValues.ts'
import { MomentFields } from './MomentFields.tsx'
import { SeenBy } from '../../../platform/form/SeenBy.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putMeeting } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

/** Plans a meeting in a community; for its owner. */
export function CreateMeetingPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-meeting/$id' })
  const asked = useOnce(communities.one, { id })
  if (!asked.data)
    return <PagePlaceholder asked={asked} title={t('app.title.createMeeting')} gone={t('community.page.gone')} />
  return <CreateMeeting key={id} community={asked.data} />
}

function CreateMeeting({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useCall(api.addMeeting.mutate, { onSuccess: putMeeting })
  const { id: communityId, title } = community
  const refused = useRights(community).why('meeting.add')
  const savedAs = `meeting ${communityId}`
  const form = useForm({
    base: emptyMeeting,
    savedAs,
    aliases: MEETING_ALIASES,
    check: (values) => meetingIssues(values, communityId),
    send: async (values) => {
      const meeting = { communityId, ...meetingInput(values) }
      const { id } = await add.mutateAsync({ id: idempotencyKey(savedAs, JSON.stringify(meeting)), ...meeting })
      forgetKey(savedAs)
      void navigate({ to: paths.meeting(id), replace: true })
    },
  })
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <PageFrame title={t('app.title.createMeeting')} intro={t('meeting.form.intro', { title })} text>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        <LabelledForm form={form} label={t('app.title.createMeeting')}>
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
          <MomentFields form={form} />
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
          <FormFailure>{form.failure}</FormFailure>
          <div className={formClasses.buttons}>
            <PrimaryButton type="submit" busy={form.sending && t('app.word.sending')}>
              {t('meeting.form.submit')}
            </PrimaryButton>
          </div>
        </LabelledForm>
      )}
    </PageFrame>
  )
}
