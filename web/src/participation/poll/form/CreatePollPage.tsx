import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { POLL_RESULTS, type PollResults } from '@fieldfare/shared/poll.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { AddPage } from '../../../content/AddPage.tsx'
import { useAddForm } from '../../../content/useAddForm.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import { failureOf } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { OptionsField } from './OptionsField.tsx'
import { emptyPoll, inForm, pollInput, pollIssues, pollReaders } from './pollValues.ts'
import { instantOf } from '../../../platform/form/localTime.ts'
import { api } from '../../../platform/api/client.ts'
import { putPoll } from '../pollActs.ts'

/** The page on which the owner of a community starts a poll. */
export function CreatePollPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-poll/$id' })
  return (
    <AddPage
      id={id}
      title={t('app.title.createPoll')}
      intro={(title) => t('poll.form.intro', { title })}
      action="poll.add"
    >
      {(community) => <NewPoll community={community} />}
    </AddPage>
  )
}

function NewPoll({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const [base] = useState(emptyPoll)
  /** The issues that the server reported with the options; empty again once an option is changed. */
  const [refusedOptions, setRefusedOptions] = useState<Issue[]>([])
  const { id: communityId } = community
  const form = useAddForm({
    savedAs: `poll ${communityId}`,
    base,
    readers: pollReaders,
    check: (values) => pollIssues(values, communityId),
    add: api.addPoll.mutate,
    inputOf: (values) => ({ communityId, ...pollInput(values) }),
    put: putPoll,
    onRefused: (error, values) => setRefusedOptions(inForm(failureOf(error).issues, values)),
    then: ({ id }) => void navigate({ to: paths.poll(id), replace: true }),
  })
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const { options, until, results } = form.values
  const end = instantOf(until)
  return (
    <SendForm form={form} label={t('app.title.createPoll')} submit={t('poll.form.submit')}>
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
        description={end ? t('poll.form.untilIs', { when: dateTime(end), zone: timeZone() }) : t('poll.form.untilHint')}
        {...form.field('until')}
      />
      <SelectField
        label={t('poll.form.results')}
        description={results === 'atEnd' ? t('poll.form.atEndHint') : undefined}
        data={POLL_RESULTS.map((value) => ({ value, label: t(`poll.form.${value}`) }))}
        {...form.field('results')}
        onChange={({ currentTarget }) => form.set('results', currentTarget.value as PollResults)}
      />
    </SendForm>
  )
}
