import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { AreaDraft, areaPlan, type AreaStep, withLevelGiven } from '../../land/area/areaPlan.ts'
import { forgetSaved, useJustSaved } from '../../land/area/data.ts'
import { AreaFinish } from '../../land/area/finish/AreaFinish.tsx'
import { AreaWizard } from '../../land/area/wizard/AreaWizard.tsx'
import { allDrafts } from '../../platform/draft/draftSync.ts'
import type { WizardPlan } from '../../map/wizard/wizardPlan.ts'
import { useWizardStart } from '../../map/wizard/useWizardStart.ts'
import { paths } from '../../platform/paths.ts'
import { stringParam, useSearchParams } from '../../platform/shell/routing/useSearchParams.ts'
import { NotFoundPage } from '../../platform/shell/states/NotFoundPage.tsx'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { ButtonLink, PrimaryButton } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { askSurvey } from './data.ts'
import { SurveyGate, useStop, Waiting } from './SurveyGate.tsx'
import { nextPage } from './surveySteps.ts'

/** The page to draw an area of the level in the URL. */
export function LevelAreaPage() {
  const { mode } = useParams({ from: '/survey/survey/create-area/$mode' })
  const level = LEVELS.find((one) => one === mode)
  return level ? <CreateArea key={level} level={level} /> : <NotFoundPage />
}

/** The page to draw an area whose level the person chooses. */
export const AnyAreaPage = () => <CreateArea level={null} />

const CreateArea = ({ level }: { level: Level | null }) => (
  <SurveyGate step="areas">{(survey, { name }) => <Drawable survey={survey} name={name} level={level} />}</SurveyGate>
)

interface DrawableProps {
  survey: SurveyView
  name: string
  level: Level | null
}

/** The wizard for the next area, the summary of the area just saved (also of the fourth), or the end once all four are saved. */
function Drawable({ survey, name, level }: DrawableProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const saved = useJustSaved()
  const [sent, setSent] = useState(false)
  useEffect(() => forgetSaved, [])
  const [going, setGoing] = useState(false)
  const goOn = async () => {
    if (going) return
    setGoing(true)
    // If the progress cannot be read, the known progress decides the next page.
    const updated = await askSurvey().catch(() => survey)
    router.history.push(updated ? nextPage(updated) : paths.home)
    forgetSaved()
    setSent(false)
    setGoing(false)
  }
  if (saved && sent)
    return (
      <AreaFinish
        saved={saved}
        onClose={() => void goOn()}
        onward={
          <PrimaryButton wide busy={going && t('app.word.loading')} onClick={() => void goOn()}>
            {t('survey.draw.goOn')}
          </PrimaryButton>
        }
      />
    )
  if (survey.areas >= FOUR_AREAS && !saved) return <Drawn survey={survey} name={name} />
  return <Drawing level={level} number={survey.areas + 1} onSaved={() => setSent(true)} />
}

interface DrawingProps {
  level: Level | null
  /** The number of the area among the four of the survey, from 1. */
  number: number
  onSaved: () => void
}

function Drawing({ level, number, onSaved }: DrawingProps) {
  const { t } = useTranslation()
  const stop = useStop()
  const plan = useMemo(() => planOf(level), [level])
  const key = useSurveyDraft(plan.path, level)
  const start = useWizardStart(plan, key, async () => AreaDraft.parse({ level }))
  if (start === 'missing' || !start) return <Waiting />
  if ('failure' in start) return <NotRead failure={start.failure} onRetry={start.retry} />
  return (
    <AreaWizard
      key={start.key}
      start={level ? { ...start, draft: { ...start.draft, level } } : start}
      plan={plan}
      mapTitle={level ? t(`survey.draw.${level}`) : undefined}
      mapCount={t('survey.step.areas', { number, total: FOUR_AREAS })}
      atOnce
      onSaved={onSaved}
      onLater={stop}
    />
  )
}

/** Returns the wizard's plan for an area, without the question about its level if the URL contains the level. */
const planOf = (level: Level | null): WizardPlan<AreaDraft, AreaStep> =>
  level
    ? { ...withLevelGiven(areaPlan), path: paths.surveyCreateArea(level) }
    : { ...areaPlan, path: paths.pblCreateArea }

/** Returns the draft's key in the URL. Without one, puts the key of an unfinished draft (of any device), or a new key, into the URL. */
function useSurveyDraft(path: string, level: Level | null): string | undefined {
  const navigate = useNavigate()
  const params = useSearchParams()
  const key = stringParam(params, 'draft')
  const name = useEffectEvent(async (isLate: () => boolean) => {
    const drafts = await allDrafts().catch(() => [])
    const begun = drafts.find(({ kind, content }) => {
      if (kind !== 'area') return false
      const draft = AreaDraft.parse(content)
      return draft.edit === null && (level === null || draft.level === level)
    })
    if (!isLate())
      void navigate({ to: path, search: { ...params, draft: begun?.key ?? crypto.randomUUID() }, replace: true })
  })
  useEffect(() => {
    if (key) return
    let late = false
    void name(() => late)
    return () => {
      late = true
    }
  }, [key, path])
  return key
}

/** Shown once the four areas are saved: a link to the next part, or thanks at the end of the survey. */
function Drawn({ survey, name }: { survey: SurveyView; name: string }) {
  const { t } = useTranslation()
  const done = survey.next === 'done' && survey.flow === 'pbl'
  return (
    <EmptyState
      title={done ? t('survey.thanks.title', { name }) : t('survey.draw.doneTitle')}
      behind={<BackdropMap />}
      actions={
        done ? (
          <>
            <ButtonLink to={paths.myAreas} kind="call">
              {t('survey.thanks.areas')}
            </ButtonLink>
            <ButtonLink to={paths.map} kind="text">
              {t('app.word.toMap')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={nextPage(survey)} kind="call">
            {survey.next === 'funding' ? t('survey.draw.toBudget') : t('survey.back.go')}
          </ButtonLink>
        )
      }
    >
      {done ? t('survey.thanks.text') : t('survey.draw.done')}
    </EmptyState>
  )
}
