import {
  ACTIVITIES,
  DESCRIPTION_MAX,
  FREQUENCIES,
  LEVELS,
  PRIORITIES,
  RATING_MAX,
  RATING_MIN,
  RELATIONSHIPS,
} from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { AreaDraft } from '../wizard.ts'
import { ACTIVITY_ICONS } from './activityIcons.ts'
import classes from './Steps.module.css'
import { Tiles } from './Tiles.tsx'

export interface StepProps {
  draft: AreaDraft
  change: (part: Partial<AreaDraft>) => void
  /** What is wrong, by field. */
  errors: Record<string, string>
}

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index)

export function LevelStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  return (
    <Tiles
      legend={t('area.wizard.title.level')}
      choices={LEVELS.map((level) => ({
        value: level,
        label: t(`area.level.${level}`),
        hint: t(`area.levelHint.${level}`),
        icon: <LevelGlyph level={level} mine size={32} />,
      }))}
      chosen={draft.level ? [draft.level] : []}
      onChoose={(level) => change({ level })}
    />
  )
}

export function DescriptionStep({ draft, change, errors }: StepProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.fields}>
      <TextField
        name="title"
        label={t('area.wizard.field.title')}
        value={draft.title}
        error={errors.title}
        autoComplete="off"
        enterKeyHint="next"
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextAreaField
        name="description"
        label={t('area.wizard.field.description')}
        optional={t('app.word.optional')}
        description={t('area.wizard.field.descriptionHint')}
        value={draft.description}
        max={DESCRIPTION_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        error={errors.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </div>
  )
}

/** Nothing is chosen beforehand: a number that stands there already is not an answer. */
export function RatingStep({ draft, change, errors }: StepProps) {
  const { t } = useTranslation()
  const { rating } = draft
  const why =
    rating === null
      ? t('area.wizard.field.explanationNone')
      : t(rating === 8 ? 'area.wizard.field.explanationEight' : 'area.wizard.field.explanation', { rating })
  return (
    <>
      <Tiles
        legend={t('area.wizard.title.rating')}
        columns="five"
        choices={RATINGS.map((value) => ({ value, label: String(value) }))}
        chosen={rating === null ? [] : [rating]}
        onChoose={(value) => change({ rating: value })}
      />
      <p className={classes.scale}>
        <span>{t('area.wizard.scale.bad')}</span>
        <span>{t('area.wizard.scale.average')}</span>
        <span>{t('area.wizard.scale.perfect')}</span>
      </p>
      <div className={classes.why}>
        <TextAreaField
          name="explanation"
          label={why}
          optional={t('app.word.optional')}
          value={draft.explanation}
          max={DESCRIPTION_MAX}
          counter={(used, max) => t('app.word.counter', { used, max })}
          error={errors.explanation}
          onChange={(event) => change({ explanation: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

export function FrequencyStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  return (
    <Tiles
      legend={t('area.wizard.title.frequency')}
      choices={FREQUENCIES.map((value) => ({ value, label: t(`area.frequency.${value}`) }))}
      chosen={draft.frequency ? [draft.frequency] : []}
      onChoose={(frequency) => change({ frequency })}
    />
  )
}

export function ActivitiesStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  const { activities } = draft
  return (
    <Tiles
      legend={t('area.wizard.title.activities')}
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
        change({
          activities: activities.includes(value) ? activities.filter((each) => each !== value) : [...activities, value],
        })
      }
    />
  )
}

export function PriorityStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  return (
    <>
      <Tiles
        legend={t('area.wizard.title.priority')}
        choices={PRIORITIES.map((value) => ({
          value,
          label: t(`area.priority.${value}`),
          hint: t(`area.priorityHint.${value}`),
        }))}
        chosen={draft.priority ? [draft.priority] : []}
        onChoose={(priority) => change({ priority })}
      />
      {draft.priority && <Clear onClear={() => change({ priority: null })} />}
    </>
  )
}

export function RelationshipStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  return (
    <>
      <Tiles
        legend={t('area.wizard.title.relationship')}
        choices={RELATIONSHIPS.map((value) => ({ value, label: t(`area.relationship.${value}`) }))}
        chosen={draft.relationship ? [draft.relationship] : []}
        onChoose={(relationship) => change({ relationship })}
      />
      {draft.relationship && <Clear onClear={() => change({ relationship: null })} />}
    </>
  )
}

function Clear({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Button kind="text" className={classes.clear} onClick={onClear}>
      {t('area.wizard.clear')}
    </Button>
  )
}
