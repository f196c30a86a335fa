import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../../content/membership/useRights.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { PagePlaceholder } from '../../../content/PagePlaceholder.tsx'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { paths } from '../../../platform/paths.ts'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { PledgeForm } from './PledgeForm.tsx'
import { pledgeForm, pledgeInput, pledgeIssues, pledgeValues } from './pledgeValues.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putPledge } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

/** Starts a support project in a community; for its owner. */
export function CreatePledgePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-pledge/$id' })
  const asked = useOnce(communities.one, { id })
  if (!asked.data)
    return <PagePlaceholder asked={asked} title={t('app.title.createPledge')} gone={t('community.page.gone')} />
  return <CreatePledge key={id} community={asked.data} />
}

function CreatePledge({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useCall(api.addPledge.mutate, { onSuccess: putPledge })
  const [base] = useState(() => pledgeValues())
  const { id: communityId, title } = community
  const refused = useRights(community).why('pledge.add')
  const savedAs = `pledge ${communityId}`
  const form = useForm({
    ...pledgeForm,
    base,
    savedAs,
    check: (values) => pledgeIssues(values, { communityId }),
    send: async (values) => {
      const pledge = { communityId, data: pledgeInput(values) }
      const { id } = await add.mutateAsync({ id: idempotencyKey(savedAs, JSON.stringify(pledge)), ...pledge })
      forgetKey(savedAs)
      void navigate({ to: paths.pledge(id), replace: true })
    },
  })
  return (
    <PageFrame title={t('app.title.createPledge')} intro={t('pledge.form.intro', { title })} text>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        <PledgeForm
          form={form}
          label={t('app.title.createPledge')}
          submit={t('pledge.form.submit')}
          community={community}
        />
      )}
    </PageFrame>
  )
}
