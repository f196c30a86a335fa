import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { POLL_RESULTS, type PollResults } from '@fieldfare/shared/poll.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../../content/membership/useRights.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { PagePlaceholder } from '../../../content/PagePlaceholder.tsx'
import { Audience } from '../../../platform/form/Audience.tsx'
import formClasses from '../../../platform/form/Form.module.css'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { failureOf } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { OptionsField } from './OptionsField.tsx'
import { emptyPoll, inForm, instantOf, pollInput, pollIssues, pollReaders } from './pollValues.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putPoll } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

/** Starts a poll in a community; for its owner. */
export function CreatePollPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-poll/$id' })
  const asked = useOnce(communities.one, { id })
  if (!asked.data)
    return <PagePlaceholder asked={asked} title={t('app.title.createPoll')} gone={t('community.page.gone')} />
  return <CreatePoll key={id} community={asked.data} />
}

function CreatePoll({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const add = useCall(api.addPoll.mutate, { onSuccess: putPoll })
  const [base] = useState(emptyPoll)
  /** Issues of the server with the options, until one of them is changed. */
  const [refusedOptions, setRefusedOptions] = useState<Issue[]>([])
  const { id: communityId, title } = community
  const refused = useRights(community).why('poll.add')
  const savedAs = `poll ${communityId}`
  const form = useForm({
    base,
    readers: pollReaders,
    savedAs,
    check: (values) => pollIssues(values, communityId),
    send: async (values) => {
      const poll = { communityId, ...pollInput(values) }
      const id = idempotencyKey(savedAs, JSON.stringify(poll))
      await add.mutateAsync({ id, ...poll }).catch((error: unknown) => {
        setRefusedOptions(inForm(failureOf(error).issues, values))
        throw error
      })
      forgetKey(savedAs)
      void navigate({ to: paths.poll(id), replace: true })
    },
  })
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const { options, until, results } = form.values
  const end = instantOf(until)
  return (
    <PageFrame title={t('app.title.createPoll')} intro={t('poll.form.intro', { title })} text>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        <LabelledForm form={form} label={t('app.title.createPoll')}>
          <TextField
            label={t('poll.form.title')}
            description={t('poll.form.titleHint', { max: THREAD_TITLE_MAX })}
            autoComplete="off"
            seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
            counted={{ max: THREAD_TITLE_MAX, counter }}
            {...form.field('title')}
          />
          <TextAreaField
            label={t('poll.form.description')}
            optional={t('app.word.optional')}
            max={DESCRIPTION_MAX}
            counter={counter}
            seenBy={<Audience is={CONTENT_AUDIENCE.description} />}
            {...form.field('description')}
          />
          <OptionsField
            options={options}
            onChange={(changed) => {
              setRefusedOptions([])
              form.set('options', changed)
            }}
            community={community}
            error={form.field('options').error}
            issues={[...pollIssues(form.values, communityId), ...refusedOptions].filter(
              ({ path }) => path[0] === 'options',
            )}
          />
          <TextField
            type="datetime-local"
            label={t('poll.form.until')}
            optional={t('app.word.optional')}
            description={
              end ? t('poll.form.untilIs', { when: dateTime(end), zone: timeZone() }) : t('poll.form.untilHint')
            }
            {...form.field('until')}
          />
          <SelectField
            label={t('poll.form.results')}
            description={results === 'atEnd' ? t('poll.form.atEndHint') : undefined}
            data={POLL_RESULTS.map((value) => ({ value, label: t(`poll.form.${value}`) }))}
            {...form.field('results')}
            onChange={({ currentTarget }) => form.set('results', currentTarget.value as PollResults)}
          />
          <FormFailure>{form.failure}</FormFailure>
          <div className={formClasses.buttons}>
            <PrimaryButton type="submit" busy={form.sending && t('app.word.sending')}>
              {t('poll.form.submit')}
            </PrimaryButton>
          </div>
        </LabelledForm>
      )}
    </PageFrame>
  )
}
