import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DrawWizardScreen } from '../../map/wizard/DrawWizardScreen.tsx'
import { paths } from '../../paths.ts'
import type { LandDraft } from './landDraft.ts'
import { LandStep } from './LandStep.tsx'
import { useLandOwner } from './useLandOwner.ts'

/** General info, draw, description, finalize: an account and a community in one go. */
export function LandOwnerWizard({ start }: { start: LandDraft }) {
  const { t } = useTranslation()
  const router = useRouter()
  const land = useLandOwner(start)
  const { step, form } = land
  return (
    <DrawWizardScreen
      wizard={land}
      community={{ id: start.id, title: form.values.title }}
      mapLabel={t('account.owner.draw.mapLabel')}
      nameOf={(one) => t(`account.owner.steps.${one}`)}
      title={t(`account.owner.${step}.title`)}
      hint={t(`account.owner.${step}.hint`)}
      submit={t('account.owner.finalize.submit')}
      sending={t('account.owner.finalize.sending')}
      onLater={() => router.history.push(paths.welcome)}
    >
      {(drawing) => <LandStep land={land} drawing={drawing} />}
    </DrawWizardScreen>
  )
}
