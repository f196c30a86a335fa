import { AREA_AUDIENCE, areaAudience } from '@fieldfare/shared/audience.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { AREA_PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { Audience } from '../../../platform/form/Audience.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { useMe } from '../../../platform/session/me.ts'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { Question } from '../../../platform/ui/form/Question.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import type { AreaDraft, AreaStep } from '../areaPlan.ts'
import {
  ActivitiesQuestion,
  FrequencyQuestion,
  LevelQuestion,
  PriorityQuestion,
  Rating,
  RelationshipQuestion,
} from './AreaQuestions.tsx'

interface StepProps {
  form: Form<AreaDraft>
  /** The fields that the step asks for; without the level if the URL contains it. */
  asks?: readonly (keyof AreaDraft)[]
}

/** The component with the questions of each step, shown beside the map; the drawing step has its own panel. */
export const STEPS: Record<Exclude<AreaStep, 'map' | 'review'>, (props: StepProps) => ReactNode> = {
  description: DescriptionStep,
  rating: MeaningStep,
}

/** The step that asks for the name, level, description and photos of a place. */
function DescriptionStep({ form, asks = ['level'] }: StepProps) {
  const { t } = useTranslation()
  const { title, descriptionPublic } = form.values
  const { error, ...named } = form.field('title')
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <Stack gap="xl">
      <TextField
        label={t('area.wizard.field.title')}
        autoComplete="off"
        enterKeyHint="next"
        counted={{ max: TITLE_MAX, counter }}
        seenBy={<Audience is={AREA_AUDIENCE.title} />}
        {...named}
        error={error && title.trim() === '' ? t('area.wizard.why.description') : error}
      />
      {asks.includes('level') && <LevelQuestion form={form} />}
      <Question name="description" title={t('area.wizard.name.description')} optional={t('app.word.optional')}>
        <TextAreaField
          label={t('area.wizard.field.description')}
          description={t('area.wizard.field.descriptionHint')}
          seenBy={<Audience is={areaAudience('description', { descriptionPublic })} />}
          max={DESCRIPTION_MAX}
          counter={counter}
          {...form.field('description')}
        />
        <PhotosField form={form} />
        <CheckField label={t('area.wizard.field.descriptionPublic')} {...form.field('descriptionPublic')} />
      </Question>
    </Stack>
  )
}

/** The field for photos, for people with a verified e-mail address only, since photos are uploaded at once. */
function PhotosField({ form }: StepProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { descriptionPublic, photosOnWay } = form.values
  const { value, onChange, error } = form.field('photos')
  if (!me?.verified) return <p className={textClasses.quiet}>{t('story.photosVerify')}</p>
  return (
    <PhotoPicker
      label={t('story.photos')}
      hint={
        <>
          {t('story.photosHint', { max: AREA_PHOTOS_MAX })}
          <Audience is={areaAudience('photos', { descriptionPublic })} />
        </>
      }
      max={AREA_PHOTOS_MAX}
      later
      value={value}
      onChange={onChange}
      onBusy={(busy) => {
        if (busy !== photosOnWay) form.set('photosOnWay', busy)
      }}
      error={error && photosOnWay ? t('story.photosOnWay') : error}
    />
  )
}

/** The step that asks what a place means to the person: rating, how often and why they come, and what they wish for it. */
function MeaningStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  return (
    <Stack gap="xl">
      <Rating form={form} />
      <FrequencyQuestion form={form} />
      <ActivitiesQuestion form={form} />
      <PriorityQuestion form={form} />
      <RelationshipQuestion form={form} />
      {!me && <p className={textClasses.quiet}>{t('area.wizard.account.needed')}</p>}
    </Stack>
  )
}
