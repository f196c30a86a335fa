import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { STATEMENT_MAX, STATEMENTS_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { AddPage } from '../../../content/AddPage.tsx'
import { useAddForm } from '../../../content/useAddForm.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { LinesField } from '../../../platform/form/LinesField.tsx'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import { paths } from '../../../platform/paths.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { emptyPolis, polisInput, polisIssues, polisReaders } from './polisValues.ts'
import { api } from '../../../platform/api/client.ts'
import { putConversation } from '../data.ts'

/** The page on which the owner of a community adds a conversation of the polis site. */
export function CreatePolisPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-polis/$id' })
  return (
    <AddPage
      id={id}
      title={t('app.title.createPolis')}
      intro={(title) => t('polis.form.intro', { title })}
      action="polis.add"
    >
      {(community) => <NewPolis community={community} />}
    </AddPage>
  )
}

function NewPolis({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [base] = useState(emptyPolis)
  const { id: communityId } = community
  const form = useAddForm({
    savedAs: `polis ${communityId}`,
    base,
    readers: polisReaders,
    check: (values) => polisIssues(values, communityId),
    add: api.addPolis.mutate,
    inputOf: (values) => ({ communityId, ...polisInput(values) }),
    put: putConversation,
    then: ({ id }) => void navigate({ to: paths.polis(id), replace: true }),
  })
  const { error } = form.field('options')
  return (
    <SendForm form={form} label={t('app.title.createPolis')} submit={t('polis.form.submit')}>
      <TextField
        label={t('polis.form.title')}
        description={t('polis.form.titleHint', { max: THREAD_TITLE_MAX })}
        autoComplete="off"
        seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
        counted={{ max: THREAD_TITLE_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
        {...form.field('title')}
      />
      <TextField
        label={t('polis.form.id')}
        description={t('polis.form.idHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('polisId')}
      />
      <LinesField
        lines={form.values.options}
        onChange={(changed) => form.set('options', changed)}
        issues={error ? polisIssues(form.values, communityId) : []}
        name="options"
        max={STATEMENTS_MAX}
        maxLength={STATEMENT_MAX}
        words={{
          legend: t('polis.form.statements'),
          hint: t('polis.form.statementsHint'),
          add: t('polis.form.add'),
          line: (number) => t('polis.form.statement', { number }),
          remove: (number) => t('polis.form.remove', { number }),
        }}
      />
    </SendForm>
  )
}
