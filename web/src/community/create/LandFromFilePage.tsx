import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { logError } from '../../api/log.ts'
import { findDraft, keepDraft } from '../../draft/draftSync.ts'
import { FromFileScreen } from '../../import/FromFileScreen.tsx'
import { drawnOf } from '../../map/wizard/shapeDraft.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { CommunityDraft, communityPlan } from './communityPlan.ts'
import { NotOwner } from './NotOwner.tsx'

/** Shapes of a file as the outline of one's land: several become its parts. */
export function LandFromFilePage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const { draft } = useSearch({ from: '/main/create-community/from-file' })
  const [newKey] = useState(() => crypto.randomUUID())
  const [why, setWhy] = useState('')
  const key = draft ?? newKey
  if (!me?.owner && !me?.admin) return <NotOwner />

  const toWizard = () => navigate({ to: paths.createCommunity, search: { draft: key, step: 'draw' }, replace: true })

  return (
    <FromFileScreen
      title={t('fromFile.choose.land')}
      nextOf={() => t('fromFile.choose.landNext')}
      why={why || undefined}
      onBack={() => void toWizard()}
      onNext={(chosen, reader) => {
        const use = async () => {
          const united = await reader.unite(chosen.map(({ index }) => index))
          if (!united) return setWhy(t('fromFile.error.unite'))
          const known = await findDraft(communityPlan.kind, key).catch(logError)
          const before = CommunityDraft.parse(known?.content ?? {})
          const content = { ...before, ...drawnOf(united.geometry) }
          await keepDraft(communityPlan.kind, key, content, 'draw').catch(logError)
          if (united.simplified) showToast(t('fromFile.land.simplified'))
          return toWizard()
        }
        use().catch(() => setWhy(t('fromFile.error.broken')))
      }}
    />
  )
}
