import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { AddPage } from '../../../content/AddPage.tsx'
import { useAddForm } from '../../../content/useAddForm.ts'
import { paths } from '../../../platform/paths.ts'
import { PledgeForm } from './PledgeForm.tsx'
import { pledgeForm, pledgeInput, pledgeIssues, pledgeValues } from './pledgeValues.ts'
import { api } from '../../../platform/api/client.ts'
import { putPledge } from '../data.ts'

/** The page on which the owner of a community starts a support project. */
export function CreatePledgePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-pledge/$id' })
  return (
    <AddPage
      id={id}
      title={t('app.title.createPledge')}
      intro={(title) => t('pledge.form.intro', { title })}
      action="pledge.add"
    >
      {(community) => <NewPledge community={community} />}
    </AddPage>
  )
}

function NewPledge({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [base] = useState(() => pledgeValues())
  const { id: communityId } = community
  const form = useAddForm({
    savedAs: `pledge ${communityId}`,
    ...pledgeForm,
    base,
    check: (values) => pledgeIssues(values, { communityId }),
    add: api.addPledge.mutate,
    inputOf: (values) => ({ communityId, data: pledgeInput(values) }),
    put: putPledge,
    then: ({ id }) => void navigate({ to: paths.pledge(id), replace: true }),
  })
  return (
    <PledgeForm
      form={form}
      label={t('app.title.createPledge')}
      submit={t('pledge.form.submit')}
      community={community}
    />
  )
}
