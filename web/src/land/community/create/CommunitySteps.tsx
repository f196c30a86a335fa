import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import type { Form } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { ReviewEntry, ReviewList } from '../../../platform/ui/layout/ReviewList.tsx'
import { CommunityFields } from '../CommunityFields.tsx'
import { tagsOf } from '../../../platform/form/tags.ts'
import type { CommunityDraft, CommunityStep } from './communityPlan.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The step with the fields that describe the community. */
export function DescriptionStep({ form }: { form: Form<CommunityDraft> }) {
  const { t } = useTranslation()
  const { me } = useMe()
  return (
    <Stack gap="xl">
      <CommunityFields form={form} nameHint={t('community.create.description.nameHint')} />
      {me?.admin && (
        <CheckField
          label={t('community.create.description.system')}
          description={t('community.create.description.systemHint')}
          {...form.field('system')}
        />
      )}
    </Stack>
  )
}

interface ReviewStepProps {
  draft: CommunityDraft
  areaM2: number | null
  go: (step: CommunityStep) => void
}

/** The last step: shows all answers, each with a button back to its step. */
export function ReviewStep({ draft, areaM2, go }: ReviewStepProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { title, organization, description, tags, system, shape } = draft
  const change = (step: CommunityStep) => ({
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
