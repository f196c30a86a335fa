import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DrawPanel } from '../../map/draw/DrawPanel.tsx'
import { DrawWizardScreen } from '../../map/wizard/DrawWizardScreen.tsx'
import { paths } from '../../paths.ts'
import type { CommunityDraft } from './communityDraft.ts'
import { DescriptionStep, ReviewStep } from './CommunitySteps.tsx'
import { useCommunityWizard } from './useCommunityWizard.ts'

/** Draw, description, finalize: a community, kept as a draft at every step. */
export function CommunityWizard({ id, start }: { id: string; start: CommunityDraft }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const wizard = useCommunityWizard(id, start)
  const { step, form } = wizard
  return (
    <DrawWizardScreen
      wizard={wizard}
      community={{ id, title: form.values.title }}
      mapLabel={t('community.create.mapLabel')}
      nameOf={(one) => t(`community.create.steps.${one}`)}
      title={t(`community.create.${step}.title`)}
      hint={t(`community.create.${step}.hint`)}
      submit={t('community.create.finalize.submit')}
      sending={t('community.create.finalize.sending')}
      onLater={() => void navigate({ to: paths.myOwnedCommunities })}
    >
      {(drawing) => (
        <>
          {step === 'draw' && <DrawPanel drawing={drawing} />}
          {step === 'description' && <DescriptionStep form={form} />}
          {step === 'finalize' && <ReviewStep wizard={wizard} areaM2={drawing.areaM2} />}
        </>
      )}
    </DrawWizardScreen>
  )
}
