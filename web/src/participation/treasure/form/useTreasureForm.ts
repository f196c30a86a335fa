import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useDraft } from '../../../platform/draft/useDraft.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { paths } from '../../../platform/paths.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { usePost } from '../../../platform/outbox/usePost.ts'
import { treasureAct } from '../treasureActs.ts'
import { TREASURE_ALIASES, treasureIssues, type TreasureValues } from './treasureValues.ts'

/** The state of the form of a treasure. Each edit is saved as a draft, which is dropped once the treasure is sent or waits on this device. */
export function useTreasureForm(community: CommunityView, start: TreasureValues) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = usePost(treasureAct, ({ values: { title, description } }) => ({
    title: title.trim(),
    words: description.trim(),
    then: paths.community(community.id),
  }))
  const draft = useDraft('treasure', community.id)
  const [arriving, setArriving] = useState(false)

  const form = useForm({
    base: start,
    aliases: TREASURE_ALIASES,
    check: treasureIssues,
    send: async (values) => {
      if (arriving) return
      const { kept, answer } = await add.mutateAsync({ communityId: community.id, values: { ...values, id: start.id } })
      await draft.finish().catch(() => undefined)
      if (answer) showToast(t('treasure.form.done', { title: answer.title }))
      void navigate({
        to: paths.community.pattern,
        params: { id: community.id },
        search: { tab: 'treasures', ...(!kept && { treasure: start.id }) },
        replace: true,
      })
    },
    keep: (values) => draft.keep(values, ''),
  })
  return { form, arriving, setArriving, status: draft.status }
}
