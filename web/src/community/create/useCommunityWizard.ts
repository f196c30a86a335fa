import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDrawWizard } from '../../map/wizard/useDrawWizard.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useAddCommunity } from '../data.ts'
import { type CommunityDraft, dataOf, issuesOfStep, stepOfField, STEPS, toContent } from './communityDraft.ts'

/** The wizard's state, and starting the community with it. */
export function useCommunityWizard(id: string, start: CommunityDraft) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useAddCommunity()
  return useDrawWizard({
    kind: 'community',
    draftKey: id,
    start,
    steps: STEPS,
    issuesAt: issuesOfStep,
    stepOf: stepOfField,
    toContent,
    savedAs: `community ${id}`,
    send: (values, measure, analitics) => add.mutateAsync({ id, measure, data: dataOf(values), analitics }),
    onSent: ({ title }) => {
      showToast(t('community.create.done', { title }))
      return navigate({ to: paths.community(id), replace: true })
    },
  })
}

export type CommunityWizardState = ReturnType<typeof useCommunityWizard>
