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
} from '@fieldfare/shared/limits.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { Question } from '../../../platform/ui/form/Question.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { IconPlus } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import type { AreaDraft, AreaQuestion } from '../areaPlan.ts'
import { ACTIVITY_ICONS } from './activityIcons.ts'
import { Tiles } from './Tiles.tsx'

interface QuestionProps {
  form: Form<AreaDraft>
}

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index)

/** Returns the props of a question's heading, and those of its answers, which are labelled by the heading. */
function useTitled(name: Exclude<AreaQuestion, 'map' | 'description'>) {
  const { t } = useTranslation()
  const titleId = useId()
  return { question: { name, title: t(`area.wizard.title.${name}`), titleId }, labelledBy: titleId }
}

export function LevelQuestion({ form }: QuestionProps) {
  const { t } = useTranslation()
  const { value: level, error } = form.field('level')
  const { question, labelledBy } = useTitled('level')
  return (
    <Question {...question} hint={t('area.wizard.hint.level')}>
      <Tiles
        labelledBy={labelledBy}
        audience={AREA_AUDIENCE.level}
        choices={LEVELS.map((value) => ({
          value,
          label: t(`area.level.${value}`),
          hint: t(`area.levelHint.${value}`),
          icon: <LevelGlyph level={value} mine size={32} />,
        }))}
        chosen={level ? [level] : []}
        onChoose={(value) => form.set('level', value)}
        error={error && t('area.wizard.why.level')}
      />
    </Question>
  )
}

/** The rating below its own heading, for places where the title of the step does not ask for it. */
export function RatingQuestion({ form }: QuestionProps) {
  const { question } = useTitled('rating')
  return (
    <Question {...question}>
      <Rating form={form} labelledBy={question.titleId} />
    </Question>
  )
}

/** The choice of a rating, and its reason. No number is preselected, since a preselected number would not be an answer. */
export function Rating({ form, labelledBy }: QuestionProps & { labelledBy?: string }) {
  const { t } = useTranslation()
  const { value: rating, error } = form.field('rating')
  return (
    <Stack gap="s">
      <Tiles
        {...(labelledBy ? { labelledBy } : { legend: t('area.wizard.title.rating') })}
        audience={AREA_AUDIENCE.rating}
        look="five"
        choices={RATINGS.map((value) => ({ value, label: String(value) }))}
        chosen={rating === null ? [] : [rating]}
        onChoose={(value) => form.set('rating', value)}
        error={error && t('area.wizard.why.rating')}
        scale={
          <Row as="p" tight gap="s" justify="between" className={textClasses.quiet}>
            <span>{t('area.wizard.scale.bad')}</span>
            <span>{t('area.wizard.scale.average')}</span>
            <span>{t('area.wizard.scale.perfect')}</span>
          </Row>
        }
      />
      <Reason form={form} />
    </Stack>
  )
}

/** "Why a 9?": a button, replaced by the field for the reason once it is pressed or there is a reason. */
function Reason({ form }: QuestionProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { rating, descriptionPublic } = form.values
  const reason = form.field('explanation')
  const [opened, setOpened] = useState(false)
  const [shown, setShown] = useState(false)
  // The field stays when its text is deleted, since the cursor is in it.
  if (!shown && (opened || reason.value || reason.error)) setShown(true)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened) box.current?.querySelector('textarea')?.focus()
  }, [opened])
  const why =
    rating === null
      ? t('area.wizard.field.explanationNone')
      : t(rating === 8 ? 'area.wizard.field.explanationEight' : 'area.wizard.field.explanation', { rating })
  if (!shown)
    return (
      <Row>
        <Button kind="text" icon={<IconPlus size={22} aria-hidden="true" />} onClick={() => setOpened(true)}>
          {why}
        </Button>
      </Row>
    )
  return (
    <div ref={box}>
      <TextAreaField
        label={why}
        optional={t('app.word.optional')}
        seenBy={<Audience is={areaAudience('explanation', { descriptionPublic, showName: me?.showName })} />}
        max={DESCRIPTION_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...reason}
      />
    </div>
  )
}

export function FrequencyQuestion({ form }: QuestionProps) {
  const { t } = useTranslation()
  const { value: frequency, error } = form.field('frequency')
  const { question, labelledBy } = useTitled('frequency')
  return (
    <Question {...question} hint={t('area.wizard.hint.frequency')}>
      <Tiles
        labelledBy={labelledBy}
        audience={AREA_AUDIENCE.frequency}
        look="chips"
        choices={FREQUENCIES.map((value) => ({ value, label: t(`area.frequency.${value}`) }))}
        chosen={frequency ? [frequency] : []}
        onChoose={(value) => form.set('frequency', value)}
        error={error && t('area.wizard.why.frequency')}
      />
    </Question>
  )
}

export function ActivitiesQuestion({ form }: QuestionProps) {
  const { t } = useTranslation()
  const { activities } = form.values
  const { question, labelledBy } = useTitled('activities')
  return (
    <Question {...question} hint={t('area.wizard.hint.activities')}>
      <Tiles
        labelledBy={labelledBy}
        audience={AREA_AUDIENCE.activities}
        many
        look="chips"
        choices={ACTIVITIES.map((value) => {
          const ActivityIcon = ACTIVITY_ICONS[value]
          return {
            value,
            label: t(`area.activity.${value}`),
            icon: <ActivityIcon size={20} stroke={1.75} aria-hidden="true" />,
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
    </Question>
  )
}

export function PriorityQuestion({ form }: QuestionProps) {
  const { t } = useTranslation()
  const { priority } = form.values
  const { question, labelledBy } = useTitled('priority')
  return (
    <Question {...question} optional={t('app.word.optional')}>
      <Tiles
        labelledBy={labelledBy}
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
    </Question>
  )
}

export function RelationshipQuestion({ form }: QuestionProps) {
  const { t } = useTranslation()
  const { relationship } = form.values
  const { question, labelledBy } = useTitled('relationship')
  return (
    <Question {...question} optional={t('app.word.optional')}>
      <Tiles
        labelledBy={labelledBy}
        audience={AREA_AUDIENCE.relationship}
        look="chips"
        choices={RELATIONSHIPS.map((value) => ({ value, label: t(`area.relationship.${value}`) }))}
        chosen={relationship ? [relationship] : []}
        onChoose={(value) => form.set('relationship', value)}
      />
      {relationship && <Clear onClear={() => form.set('relationship', null)} />}
    </Question>
  )
}

function Clear({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Row>
      <Button
        kind="text"
        onClick={({ currentTarget }) => {
          // This button disappears with the answer, so the focus moves back to the choices.
          currentTarget.closest('[data-question]')?.querySelector('input')?.focus()
          onClear()
        }}
      >
        {t('area.wizard.clear')}
      </Button>
    </Row>
  )
}
