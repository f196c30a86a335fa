import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { keepChosenFile } from '../../../map/import/chosenFile.ts'
import { FileButton } from '../../../map/import/FileButton.tsx'
import { DrawPanel } from '../../../map/draw/DrawPanel.tsx'
import { shapeOf } from '../../../map/wizard/drawnDraft.ts'
import { DrawWizardScreen } from '../../../map/wizard/DrawWizardScreen.tsx'
import { useWizard } from '../../../map/wizard/useWizard.ts'
import { useWizardStart, type WizardStart } from '../../../map/wizard/useWizardStart.ts'
import { paths } from '../../../platform/paths.ts'
import { forgetBegun } from '../../../platform/session/deviceIntent.ts'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { clientContext } from '../auth/clientContext.ts'
import { forgetCampaign } from '../welcome/campaign.ts'
import { DRAFT_KEY, landData, type LandOwnerDraft, landOwnerPlan, type LandOwnerStep } from './landOwnerPlan.ts'
import { DescriptionStep, GeneralStep, ReviewStep } from './LandOwnerSteps.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { enter } from '../signInOut.ts'

/** The page that registers a land owner with their first community. Starts at the step where a draft on this device was left. */
export function LandOwnerPage() {
  const { t } = useTranslation()
  const start = useWizardStart(landOwnerPlan, DRAFT_KEY)
  if (start && start !== 'missing' && 'failure' in start)
    return <NotRead failure={start.failure} onRetry={start.retry} />
  if (!start || start === 'missing') return <SkeletonLines label={t('app.word.loading')} />
  return <LandOwnerWizard start={start} />
}

function LandOwnerWizard({ start }: { start: WizardStart<LandOwnerDraft, LandOwnerStep> }) {
  const { t } = useTranslation()
  const router = useRouter()
  const register = useCall(api.account.registerLandOwner.mutate, { onSuccess: enter })
  const wizard = useWizard(landOwnerPlan, {
    start,
    send: async (draft, measure) => {
      const { id, name, email, organization, password, figures } = draft
      const community = { measure, data: landData(draft), analitics: figures ?? {} }
      const person = { id, name, email, organization, password, agree: true as const, ...clientContext() }
      const me = await register.mutateAsync({ ...person, community })
      return { name: me.name, title: draft.title }
    },
    onSent: (names) => {
      forgetCampaign()
      forgetBegun()
      showToast(t('account.owner.done', names))
      router.history.replace(paths.myOwnedCommunities)
    },
    onLater: () => router.history.push(paths.welcome),
  })
  const { step, form, draws } = wizard
  const geometry = shapeOf(form.values)
  const fromFile = (
    <FileButton
      onFile={(file) => {
        keepChosenFile(file)
        router.history.push(paths.firstLandFromFile)
      }}
    />
  )
  return (
    <DrawWizardScreen
      wizard={wizard}
      neighbours
      words={{
        nameOf: (one) => t(`account.owner.steps.${one}`),
        titleOf: (one) => t(`account.owner.${one}.title`),
        hintOf: (one) => t(`account.owner.${one}.hint`),
        submit: t('account.owner.finalize.submit'),
        sending: t('account.owner.finalize.sending'),
      }}
      map={{
        label: t('account.owner.draw.mapLabel'),
        freshCommunities: geometry && !draws ? [{ id: form.values.id, title: form.values.title, geometry }] : undefined,
      }}
      otherWay={fromFile}
    >
      {(drawing) => (
        <>
          {step === 'general' && <GeneralStep form={form} />}
          {step === 'draw' && (
            <>
              {fromFile}
              <DrawPanel drawing={drawing} />
            </>
          )}
          {step === 'description' && <DescriptionStep form={form} />}
          {step === 'finalize' && <ReviewStep form={form} areaM2={drawing.areaM2} go={wizard.go} />}
        </>
      )}
    </DrawWizardScreen>
  )
}
