import { AREA_AUDIENCE, areaAudience } from '@fieldfare/shared/audience.ts'
import {
  ACTIVITIES,
  DESCRIPTION_MAX,
  FREQUENCIES,
  LEVELS,
  PRIORITIES,
  RATING_MAX,
  RATING_MIN,
  RELATIONSHIPS,
  TITLE_MAX,
} from '@fieldfare/shared/limits.ts'
import { AREA_PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import type { AreaDraft, AreaStep } from '../areaPlan.ts'
import { ACTIVITY_ICONS } from './activityIcons.ts'
import { Tiles } from './Tiles.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface StepProps {
  form: Form<AreaDraft>
}

/** The questions of each step beside the map; the step that draws has its own panel. */
export const STEPS: Record<Exclude<AreaStep, 'map' | 'review'>, (props: StepProps) => ReactNode> = {
  level: LevelStep,
  description: DescriptionStep,
  rating: RatingStep,
  frequency: FrequencyStep,
  activities: ActivitiesStep,
  priority: PriorityStep,
  relationship: RelationshipStep,
}

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index)

function LevelStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { value: level, error } = form.field('level')
  return (
    <Tiles
      legend={t('area.wizard.title.level')}
      audience={AREA_AUDIENCE.level}
      choices={LEVELS.map((value) => ({
        value,
        label: t(`area.level.${value}`),
        hint: t(`area.levelHint.${value}`),
        icon: <LevelGlyph level={value} mine size={32} />,
      }))}
      chosen={level ? [level] : []}
      onChoose={(value) => form.set('level', value)}
      invalid={Boolean(error)}
    />
  )
}

function DescriptionStep({ form }: StepProps) {
  const { t } = useTranslation()
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const { title, descriptionPublic } = form.values
  const { error, ...named } = form.field('title')
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
      <TextAreaField
        label={t('area.wizard.field.description')}
        optional={t('app.word.optional')}
        description={t('area.wizard.field.descriptionHint')}
        seenBy={<Audience is={areaAudience('description', { descriptionPublic })} />}
        max={DESCRIPTION_MAX}
        counter={counter}
        {...form.field('description')}
      />
      <PhotosField form={form} />
      <CheckField label={t('area.wizard.field.descriptionPublic')} {...form.field('descriptionPublic')} />
    </Stack>
  )
}

/** The field for photos, which needs a verified address since photos are sent at once. */
function PhotosField({ form }: StepProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { descriptionPublic, photosOnWay } = form.values
  const { value, onChange, error } = form.field('photos')
  if (!me?.verified) return <p className={textClasses.quiet}>{t('story.photosVerify')}</p>
  return (
    <PhotoPicker
      label={t('story.photos')}
      optional={t('app.word.optional')}
      hint={
        <>
          {t('story.photosHint', { max: AREA_PHOTOS_MAX })}
          <Audience is={areaAudience('photos', { descriptionPublic })} />
        </>
      }
      max={AREA_PHOTOS_MAX}
      value={value}
      onChange={onChange}
      onBusy={(busy) => {
        if (busy !== photosOnWay) form.set('photosOnWay', busy)
      }}
      error={error && photosOnWay ? t('story.photosOnWay') : error}
    />
  )
}

/** The step that asks for the rating. No number is preselected: a preselected one would not be an answer. */
function RatingStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { value: rating, error } = form.field('rating')
  const { descriptionPublic } = form.values
  const why =
    rating === null
      ? t('area.wizard.field.explanationNone')
      : t(rating === 8 ? 'area.wizard.field.explanationEight' : 'area.wizard.field.explanation', { rating })
  return (
    <Stack>
      <Tiles
        legend={t('area.wizard.title.rating')}
        audience={AREA_AUDIENCE.rating}
        columns="five"
        choices={RATINGS.map((value) => ({ value, label: String(value) }))}
        chosen={rating === null ? [] : [rating]}
        onChoose={(value) => form.set('rating', value)}
        invalid={Boolean(error)}
      />
      <Row as="p" tight gap="s" justify="between" className={textClasses.quiet}>
        <span>{t('area.wizard.scale.bad')}</span>
        <span>{t('area.wizard.scale.average')}</span>
        <span>{t('area.wizard.scale.perfect')}</span>
      </Row>
      <Stack gap="l" ruled>
        <TextAreaField
          label={why}
          optional={t('app.word.optional')}
          seenBy={<Audience is={areaAudience('explanation', { descriptionPublic, showName: me?.showName })} />}
          max={DESCRIPTION_MAX}
          counter={(used, max) => t('app.word.counter', { used, max })}
          {...form.field('explanation')}
        />
      </Stack>
    </Stack>
  )
}

function FrequencyStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { value: frequency, error } = form.field('frequency')
  return (
    <Tiles
      legend={t('area.wizard.title.frequency')}
      audience={AREA_AUDIENCE.frequency}
      choices={FREQUENCIES.map((value) => ({ value, label: t(`area.frequency.${value}`) }))}
      chosen={frequency ? [frequency] : []}
      onChoose={(value) => form.set('frequency', value)}
      invalid={Boolean(error)}
    />
  )
}

function ActivitiesStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { activities } = form.values
  return (
    <Tiles
      legend={t('area.wizard.title.activities')}
      audience={AREA_AUDIENCE.activities}
      many
      columns="two"
      choices={ACTIVITIES.map((value) => {
        const ActivityIcon = ACTIVITY_ICONS[value]
        return {
          value,
          label: t(`area.activity.${value}`),
          icon: <ActivityIcon size={28} stroke={1.75} aria-hidden="true" />,
        }
      })}
      chosen={activities}
      onChoose={(value) =>
        form.set(
          'activities',
          activities.includes(value) ? activities.filter((each) => each !== value) : [...activities, value],
        )
      }
    />
  )
}

function PriorityStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { priority } = form.values
  return (
    <Stack gap="s">
      <Tiles
        legend={t('area.wizard.title.priority')}
        audience={AREA_AUDIENCE.priority}
        choices={PRIORITIES.map((value) => ({
          value,
          label: t(`area.priority.${value}`),
          hint: t(`area.priorityHint.${value}`),
        }))}
        chosen={priority ? [priority] : []}
        onChoose={(value) => form.set('priority', value)}
      />
      {priority && <Clear onClear={() => form.set('priority', null)} />}
    </Stack>
  )
}

function RelationshipStep({ form }: StepProps) {
  const { t } = useTranslation()
  const { relationship } = form.values
  return (
    <Stack gap="s">
      <Tiles
        legend={t('area.wizard.title.relationship')}
        audience={AREA_AUDIENCE.relationship}
        choices={RELATIONSHIPS.map((value) => ({ value, label: t(`area.relationship.${value}`) }))}
        chosen={relationship ? [relationship] : []}
        onChoose={(value) => form.set('relationship', value)}
      />
      {relationship && <Clear onClear={() => form.set('relationship', null)} />}
    </Stack>
  )
}

function Clear({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Row>
      <Button kind="text" onClick={onClear}>
        {t('area.wizard.clear')}
      </Button>
    </Row>
  )
}
