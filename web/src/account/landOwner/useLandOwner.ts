import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { tagsOf } from '../../form/tags.ts'
import { useDrawWizard } from '../../map/wizard/useDrawWizard.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRegisterLandOwner } from '../mutations.ts'
import { forgetCampaign } from '../welcome/campaign.ts'
import { clientContext } from '../auth/clientContext.ts'
import { DRAFT_KEY, type LandDraft, toContent } from './landDraft.ts'
import { issuesOfStep, STEPS, stepOfField } from './landValues.ts'

/** What the last step asks for itself after a reload. */
const ASKED_AGAIN: ReadonlySet<unknown> = new Set(['password', 'agree'])

/** The wizard's state, and registering with all of it: an account and a community in one go. */
export function useLandOwner({ id, ...start }: LandDraft) {
  const { t } = useTranslation()
  const router = useRouter()
  const register = useRegisterLandOwner()
  return useDrawWizard({
    kind: 'landOwner',
    draftKey: DRAFT_KEY,
    start,
    steps: STEPS,
    issuesAt: issuesOfStep,
    stepOf: stepOfField,
    askedLast: ASKED_AGAIN,
    toContent: (draft) => toContent({ id, ...draft }),
    send: async ({ title, description, tags, ...person }, measure, analitics) => {
      const community = { measure, data: { title, description, tags: tagsOf(tags) }, analitics }
      const me = await register.mutateAsync({ ...person, id, agree: true, ...clientContext(), community })
      return { name: me.name, title }
    },
    onSent: (names) => {
      forgetCampaign()
      showToast(t('account.owner.done', names))
      router.history.replace(paths.myOwnedCommunities)
    },
  })
}

export type LandOwner = ReturnType<typeof useLandOwner>
