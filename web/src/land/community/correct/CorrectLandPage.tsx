import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { api } from '../../../platform/api/client.ts'
import { DrawPanel } from '../../../map/draw/DrawPanel.tsx'
import { boundsOf } from '../../../map/view/fit.ts'
import { shapeOf } from '../../../map/wizard/drawnDraft.ts'
import { DrawWizardScreen } from '../../../map/wizard/DrawWizardScreen.tsx'
import { useWizard } from '../../../map/wizard/useWizard.ts'
import { useWizardStart, type WizardStart } from '../../../map/wizard/useWizardStart.ts'
import { paths } from '../../../platform/paths.ts'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { OwnCommunity } from '../edit/OwnCommunity.tsx'
import { ChangesStep } from './ChangesStep.tsx'
import { type CorrectionDraft, correctionOf, correctionPlan, type CorrectionStep } from './correctionPlan.ts'
import { correctionPreview, putCorrected } from './data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'

/** The page on which the owner of a community corrects the outline of its land. */
export function CorrectLandPage() {
  const { id } = useParams({ from: '/main/edit-community/$id/outline' })
  return <OwnCommunity id={id}>{(community) => <CorrectLand key={id} community={community} />}</OwnCommunity>
}

/** Returns a draft with the outline to begin with: of a correction that waits or was declined, else the community's current outline. */
async function begunWith(id: string): Promise<CorrectionDraft> {
  const [last, community] = await Promise.all([api.feed.land.correction.query({ id }), api.feed.land.one.query({ id })])
  return correctionOf((last ?? community).geometry)
}

function CorrectLand({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const plan = useMemo(() => correctionPlan(community.id), [community.id])
  const start = useWizardStart(plan, community.id, () => begunWith(community.id))
  if (start && start !== 'missing' && 'failure' in start)
    return <NotRead failure={start.failure} onRetry={start.retry} />
  if (!start || start === 'missing')
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  return <CorrectionWizard community={community} plan={plan} start={start} />
}

interface CorrectionWizardProps {
  community: CommunityView
  plan: ReturnType<typeof correctionPlan>
  start: WizardStart<CorrectionDraft, CorrectionStep>
}

function CorrectionWizard({ community: { id, title, geometry, areaM2 }, plan, start }: CorrectionWizardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { me } = useMe()
  const correct = useCall(api.land.correct.mutate, { onSuccess: putCorrected })
  const idOf = useCorrectionId()
  const wizard = useWizard(plan, {
    start,
    send: (draft, measure) =>
      correct.mutateAsync({ landId: id, measure, analitics: draft.figures ?? {}, id: idOf(JSON.stringify(measure)) }),
    onSent: ({ waits }) => {
      showToast(t(waits ? 'land.correct.sent' : 'land.correct.done', { title }))
      return navigate({ to: paths.community(id), replace: true })
    },
    onLater: () => navigate({ to: paths.community(id) }),
  })
  const { step, form, draws } = wizard
  const shape = shapeOf(form.values)
  const preview = useOnce(correctionPreview, draws || !shape ? null : { landId: id, measure: shape })
  const waits = preview.data?.waits && !me?.admin
  return (
    <DrawWizardScreen
      wizard={wizard}
      neighbours
      words={{
        nameOf: (one) => t(`land.correct.steps.${one}`),
        titleOf: (one) => t(`land.correct.${one}.title`),
        hintOf: (one) => t(`land.correct.${one}.hint`),
        submit: t(waits ? 'land.correct.submitWaits' : 'land.correct.submit'),
        sending: t('land.correct.sending'),
      }}
      map={{
        label: t('land.correct.mapLabel'),
        fit: boundsOf([shape ?? geometry]),
        freshCommunities: shape && !draws ? [{ id, title, geometry: shape }] : undefined,
      }}
    >
      {(drawing) => (
        <>
          {draws && <DrawPanel drawing={drawing} />}
          {step === 'check' && <ChangesStep preview={preview} before={areaM2} />}
        </>
      )}
    </DrawWizardScreen>
  )
}

/** Returns a function that returns the id of a correction: the same id for the same shape, so that sending a shape twice makes one correction. */
function useCorrectionId(): (shape: string) => string {
  const last = useRef({ shape: '', id: '' })
  return (shape) => {
    if (last.current.shape !== shape) last.current = { shape, id: crypto.randomUUID() }
    return last.current.id
  }
}
