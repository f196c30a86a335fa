import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { keepChosenFile } from '../../../map/import/chosenFile.ts'
import { FileButton } from '../../../map/import/FileButton.tsx'
import { DrawPanel } from '../../../map/draw/DrawPanel.tsx'
import { shapeOf } from '../../../map/wizard/drawnDraft.ts'
import { DrawWizardScreen } from '../../../map/wizard/DrawWizardScreen.tsx'
import { useWizard } from '../../../map/wizard/useWizard.ts'
import { useDraftKey, useWizardStart, type WizardStart } from '../../../map/wizard/useWizardStart.ts'
import { paths } from '../../../platform/paths.ts'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { communityData, type CommunityDraft, communityPlan, type CommunityStep, newCommunity } from './communityPlan.ts'
import { DescriptionStep, ReviewStep } from './CommunitySteps.tsx'
import { NotOwner } from './NotOwner.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putAdded } from '../data.ts'

/** The page that makes a new community, from the draft whose key is in the URL. */
export function CreateCommunityPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const may = Boolean(me?.owner || me?.admin)
  const key = useDraftKey(communityPlan.path, may)
  const start = useWizardStart(communityPlan, may ? key : undefined, async () => me && newCommunity(me, {}))
  if (!may) return <NotOwner />
  if (start && start !== 'missing' && 'failure' in start)
    return <NotRead failure={start.failure} onRetry={start.retry} />
  if (!start || start === 'missing')
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  return <CommunityWizard key={start.key} start={start} />
}

function CommunityWizard({ start }: { start: WizardStart<CommunityDraft, CommunityStep> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useCall(api.land.insert.mutate, { onSuccess: putAdded })
  const id = start.key
  const wizard = useWizard(communityPlan, {
    start,
    send: (draft, measure) =>
      add.mutateAsync({ id, measure, data: communityData(draft), analitics: draft.figures ?? {} }),
    onSent: ({ title, mine }) => {
      showToast(t(mine?.hidden?.why === 'waiting' ? 'community.create.waiting' : 'community.create.done', { title }))
      return navigate({ to: paths.community(id), replace: true })
    },
    onLater: () => navigate({ to: paths.myOwnedCommunities }),
  })
  const { step, form, draws } = wizard
  const geometry = shapeOf(form.values)
  const fromFile = (
    <FileButton
      onFile={(file) => {
        keepChosenFile(file)
        void navigate({ to: paths.landFromFile, search: { draft: id } })
      }}
    />
  )
  return (
    <DrawWizardScreen
      wizard={wizard}
      neighbours
      words={{
        nameOf: (one) => t(`community.create.steps.${one}`),
        titleOf: (one) => t(`community.create.${one}.title`),
        hintOf: (one) => t(`community.create.${one}.hint`),
        submit: t('community.create.finalize.submit'),
        sending: t('community.create.finalize.sending'),
      }}
      map={{
        label: t('community.create.mapLabel'),
        freshCommunities: geometry && !draws ? [{ id, title: form.values.title, geometry }] : undefined,
      }}
      otherWay={fromFile}
    >
      {(drawing) => (
        <>
          {step === 'draw' && (
            <>
              {fromFile}
              <DrawPanel drawing={drawing} />
            </>
          )}
          {step === 'description' && <DescriptionStep form={form} />}
          {step === 'finalize' && <ReviewStep draft={form.values} areaM2={drawing.areaM2} go={wizard.go} />}
        </>
      )}
    </DrawWizardScreen>
  )
}
