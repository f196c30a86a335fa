import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
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
import { paths } from '../../../platform/paths.ts'
import { PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { emptyPolis, polisInput, polisIssues, polisReaders } from './polisValues.ts'
import { StatementsField } from './StatementsField.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putConversation } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

/** Shows a conversation of the polis site in a community; for its owner. */
export function CreatePolisPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-polis/$id' })
  const asked = useOnce(communities.one, { id })
  if (!asked.data)
    return <PagePlaceholder asked={asked} title={t('app.title.createPolis')} gone={t('community.page.gone')} />
  return <CreatePolis key={id} community={asked.data} />
}

function CreatePolis({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useCall(api.addPolis.mutate, { onSuccess: putConversation })
  const [base] = useState(emptyPolis)
  const { id: communityId, title } = community
  const refused = useRights(community).why('polis.add')
  const savedAs = `polis ${communityId}`
  const form = useForm({
    base,
    readers: polisReaders,
    savedAs,
    check: (values) => polisIssues(values, communityId),
    send: async (values) => {
      const conversation = { communityId, ...polisInput(values) }
      const key = idempotencyKey(savedAs, JSON.stringify(conversation))
      const { id } = await add.mutateAsync({ id: key, ...conversation })
      forgetKey(savedAs)
      void navigate({ to: paths.polis(id), replace: true })
    },
  })
  const { error } = form.field('options')
  return (
    <PageFrame title={t('app.title.createPolis')} intro={t('polis.form.intro', { title })} text>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        <LabelledForm form={form} label={t('app.title.createPolis')}>
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
          <StatementsField
            statements={form.values.options}
            onChange={(changed) => form.set('options', changed)}
            issues={error ? polisIssues(form.values, communityId).filter(({ path }) => path[0] === 'options') : []}
          />
          <FormFailure>{form.failure}</FormFailure>
          <div className={formClasses.buttons}>
            <PrimaryButton type="submit" busy={form.sending && t('app.word.sending')}>
              {t('polis.form.submit')}
            </PrimaryButton>
          </div>
        </LabelledForm>
      )}
    </PageFrame>
  )
}
