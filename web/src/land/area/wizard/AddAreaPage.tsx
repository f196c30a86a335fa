import { LEVELS } from '@fieldfare/shared/limits.ts'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { keepChosenFile } from '../../../map/import/chosenFile.ts'
import { FileButton } from '../../../map/import/FileButton.tsx'
import { useDraftKey, useWizardStart } from '../../../map/wizard/useWizardStart.ts'
import { paths } from '../../../platform/paths.ts'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { AreaDraft, areaEditPlan, areaPlan, draftOf, withLevelGiven } from '../areaPlan.ts'
import { findMyArea, wasSaved } from '../data.ts'
import { outbox } from '../../../platform/outbox/outbox.ts'
import { areaAct, type AreaInput } from '../areaActs.ts'
import { AreaWizard } from './AreaWizard.tsx'

/** Tells whether the draft's area is waiting on this device to be sent. */
const isWaiting = (draftKey: string): boolean =>
  outbox.state.get().entries.some(({ act, input }) => act === areaAct.name && (input as AreaInput).key === draftKey)

/** The page that opens the draft in the URL, or the person's own area in the URL to change it, or else a new area with a new id. */
export function AddAreaPage() {
  const { t } = useTranslation()
  const { me, isLoading } = useMe()
  const navigate = useNavigate()
  const { edit, at, level: asked } = useSearch({ from: '/main/add-area' })
  const level = edit ? undefined : LEVELS.find((one) => one === asked)
  const draftKey = useDraftKey(areaPlan.path, edit === undefined)
  const [isOver] = useState(() => wasSaved(draftKey))
  // Drafts can be found only once the session is known.
  const key = isLoading ? undefined : (edit ?? draftKey)
  const plan = level ? withLevelGiven(areaPlan) : areaPlan
  const start = useWizardStart(edit ? areaEditPlan : plan, key, async () => {
    if (!edit) return AreaDraft.parse({ level })
    const area = await findMyArea(edit)
    return area && draftOf(area)
  })

  if (isOver) return <Navigate to={paths.myAreas} replace />
  if (start === 'missing')
    return (
      <EmptyState
        title={t('errors.code.not-found')}
        actions={
          <ButtonLink to={paths.myAreas} kind="call">
            {t('app.title.myAreas')}
          </ButtonLink>
        }
      >
        {t('area.wizard.missing')}
      </EmptyState>
    )
  if (start && 'failure' in start) return <NotRead failure={start.failure} onRetry={start.retry} />
  if (!start)
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  const changes = start.draft.edit !== null
  return (
    <AreaWizard
      key={start.key}
      start={level ? { ...start, draft: { ...start.draft, level } } : start}
      plan={changes ? areaEditPlan : plan}
      at={at}
      fromFile={
        <FileButton
          onFile={(file) => {
            keepChosenFile(file)
            void navigate({ to: paths.areasFromFile, search: changes ? { edit } : { draft: start.key, at } })
          }}
        />
      }
      onSaved={() => {
        // If the area waits on this device to be sent, the form has shown a message already.
        if (changes && !isWaiting(start.key)) showToast(t('area.wizard.saved'))
        return navigate({ to: paths.myAreas, replace: true })
      }}
      onLater={(begun) => {
        if (begun) showToast(t(me ? 'area.wizard.stopped' : 'area.wizard.stoppedGuest'))
        return navigate({ to: me ? paths.myAreas : paths.map })
      }}
    />
  )
}
