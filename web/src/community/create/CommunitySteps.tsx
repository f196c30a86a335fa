import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useFormat } from '../../i18n/format.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { ReviewEntry, ReviewList } from '../../ui/layout/ReviewList.tsx'
import { CommunityFields } from '../CommunityFields.tsx'
import { tagsOf } from '../../form/tags.ts'
import type { Step } from './communityDraft.ts'
import classes from './CommunitySteps.module.css'
import type { CommunityWizardState } from './useCommunityWizard.ts'

/** What people should know of the community. */
export function DescriptionStep({ form }: Pick<CommunityWizardState, 'form'>) {
  const { t } = useTranslation()
  const { me } = useMe()
  return (
    <div className={classes.form}>
      <CommunityFields form={form} nameHint={t('community.create.description.nameHint')} />
      {me?.admin && (
        <CheckField
          label={t('community.create.description.system')}
          description={t('community.create.description.systemHint')}
          {...form.check('system')}
        />
      )}
    </div>
  )
}

interface ReviewStepProps {
  wizard: CommunityWizardState
  areaM2: number | null
}

/** All of it once more. */
export function ReviewStep({ wizard, areaM2 }: ReviewStepProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { form, shape, go } = wizard
  const { title, organization, description, tags, system } = form.values
  const change = (step: Step) => ({
    label: t('app.word.change'),
    name: t('app.word.changeNamed', { what: t(`community.create.steps.${step}`) }),
    onPress: () => go(step),
  })
  return (
    <ReviewList>
      <ReviewEntry term={t('community.create.finalize.land')} change={change('draw')}>
        {t('community.create.finalize.size', { size: size(areaM2 ?? 0), count: shape.ring.length })}
      </ReviewEntry>
      <ReviewEntry term={t('community.create.finalize.community')} change={change('description')}>
        <strong>{title}</strong>
        {organization && <span>{t('community.lookedAfter', { organization })}</span>}
        <span>{description || t('community.create.finalize.none')}</span>
        <span>{tagsOf(tags).join(', ')}</span>
        {system && <span>{t('community.create.description.system')}</span>}
      </ReviewEntry>
    </ReviewList>
  )
}
