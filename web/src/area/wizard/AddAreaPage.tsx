import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { logError } from '../../api/log.ts'
import { findDraft } from '../../draft/keep.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { findMyArea } from '../data.ts'
import { type AreaDraft, draftOf, EMPTY_AREA, readDraft, resumeAt, type Step } from '../wizard.ts'
import { AreaWizardScreen } from './AreaWizardScreen.tsx'

interface Start {
  key: string
  draft: AreaDraft
  kept: boolean
  /** Where to go on, unless the address says so. */
  step: Step
}

/** Opens what the address names: a draft, an area of one's own to change, or else a new area with an id of its own. */
export function AddAreaPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: '/main/add-area' })
  const { isLoading } = useMe()
  const { edit } = search
  const key = edit ?? search.draft
  const [start, setStart] = useState<Start | 'missing' | null>(null)
  const shown = start !== null && (start === 'missing' || start.key === key) ? start : null

  useEffect(() => {
    if (!key) void navigate({ to: paths.addArea, search: { ...search, draft: crypto.randomUUID() }, replace: true })
    // A new id once per arrival without one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    // Whose drafts these are must be known first.
    if (!key || isLoading) return
    let late = false
    open(key, edit !== undefined).then(
      (found) => {
        if (!late) setStart(found ?? 'missing')
      },
      (error: unknown) => {
        logError(error)
        if (!late) setStart('missing')
      },
    )
    return () => {
      late = true
    }
  }, [key, edit, isLoading])

  if (shown === 'missing')
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
  if (!shown)
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  return (
    <AreaWizardScreen
      key={shown.key}
      draftKey={shown.key}
      start={shown.draft}
      startStep={shown.step}
      wasKept={shown.kept}
    />
  )
}

async function open(key: string, edit: boolean): Promise<Start | null> {
  const kept = await findDraft('area', key)
  if (kept) {
    const draft = readDraft(kept.content)
    return { key, draft, kept: true, step: resumeAt(draft, kept.step) }
  }
  if (!edit) return { key, draft: EMPTY_AREA, kept: false, step: 'level' }
  const area = await findMyArea(key)
  return area && { key, draft: draftOf(area), kept: false, step: 'level' }
}
