import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { DESCRIPTION_MAX, STATEMENT_MAX, STATEMENTS_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { AddPage } from '../../../content/AddPage.tsx'
import { useAddForm } from '../../../content/useAddForm.ts'
import { api } from '../../../platform/api/client.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { LinesField } from '../../../platform/form/LinesField.tsx'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import { paths } from '../../../platform/paths.ts'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { putOpinion } from '../data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { ImportOpinion } from './ImportOpinion.tsx'
import { emptyOpinion, opinionInput, opinionIssues, opinionReaders } from './opinionValues.ts'

/** The page on which the owner of a community starts an opinion map. */
export function CreateOpinionPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-opinion/$id' })
  return (
    <AddPage
      id={id}
      title={t('app.title.createOpinion')}
      intro={(title) => t('opinion.form.intro', { title })}
      action="opinion.add"
    >
      {(community) => (
        <>
          <NewOpinion community={community} />
          <details>
            <summary className={textClasses.opener}>{t('opinion.import.open')}</summary>
            <ImportOpinion community={community} />
          </details>
        </>
      )}
    </AddPage>
  )
}

function NewOpinion({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [base] = useState(emptyOpinion)
  const { id: communityId } = community
  const form = useAddForm({
    savedAs: `opinion ${communityId}`,
    base,
    readers: opinionReaders,
    check: (values) => opinionIssues(values, communityId),
    add: api.addOpinion.mutate,
    inputOf: (values) => ({ communityId, ...opinionInput(values) }),
    put: putOpinion,
    then: ({ id }) => void navigate({ to: paths.opinion(id), replace: true }),
  })
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const { error } = form.field('viewpoints')
  return (
    <SendForm form={form} label={t('app.title.createOpinion')} submit={t('opinion.form.submit')}>
      <TextField
        label={t('opinion.form.title')}
        description={t('opinion.form.titleHint')}
        autoComplete="off"
        seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
        counted={{ max: THREAD_TITLE_MAX, counter }}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('opinion.form.description')}
        optional={t('app.word.optional')}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<Audience is={CONTENT_AUDIENCE.description} />}
        {...form.field('description')}
      />
      <LinesField
        lines={form.values.viewpoints}
        onChange={(changed) => form.set('viewpoints', changed)}
        issues={error ? opinionIssues(form.values, communityId) : []}
        name="viewpoints"
        max={STATEMENTS_MAX}
        maxLength={STATEMENT_MAX}
        words={{
          legend: t('opinion.form.statements'),
          hint: t('opinion.form.statementsHint'),
          add: t('opinion.form.add'),
          line: (number) => t('opinion.form.statement', { number }),
          remove: (number) => t('opinion.form.remove', { number }),
        }}
      />
    </SendForm>
  )
}
