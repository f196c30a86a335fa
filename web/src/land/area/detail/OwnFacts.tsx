import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { areaAudience } from '@fieldfare/shared/audience.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The answers that land owners see only as totals. */
const NAMES = ['frequency', 'activities', 'priority', 'relationship'] as const

/** The questions about the reader's own area with the reader's answers, if any, and a note on who can see the answers. */
export function OwnFacts({ area }: { area: MyAreaView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { me } = useMe()
  const unanswered = t('area.detail.open')
  const quoted = (text: string) =>
    text && (
      <blockquote className={textClasses.people}>
        <LinkedText>{text}</LinkedText>
      </blockquote>
    )
  const facts: Record<(typeof NAMES)[number], ReactNode> = {
    frequency: t(`area.frequency.${area.frequency}`),
    activities: area.activities.map((activity) => t(`area.activity.${activity}`)).join(', '),
    priority: area.priority && t(`area.priority.${area.priority}`),
    relationship: area.relationship && t(`area.relationship.${area.relationship}`),
  }
  return (
    <Stack as="section">
      <h2>{t('area.detail.own')}</h2>
      <p className={textClasses.intro}>{t(me?.verified === false ? 'area.saved.unverified' : 'area.detail.public')}</p>
      {quoted(area.explanation) && (
        <Stack as="dl">
          <div>
            <dt className={textClasses.quiet}>{t('area.detail.explanation')}</dt>
            <dd>
              {quoted(area.explanation)}
              <Audience is={areaAudience('explanation', { ...area, showName: me?.showName })} />
            </dd>
          </div>
        </Stack>
      )}
      <Audience is={areaAudience('frequency', area)} />
      <Stack as="dl">
        {NAMES.map((name) => (
          <div key={name}>
            <dt className={textClasses.quiet}>{t(`area.detail.${name}`)}</dt>
            <dd>{facts[name] || unanswered}</dd>
          </div>
        ))}
        {area.updatedAt !== area.dateCreated && (
          <div>
            <dt className={textClasses.quiet}>{t('area.detail.changedTitle')}</dt>
            <dd>{format.date(area.updatedAt)}</dd>
          </div>
        )}
      </Stack>
    </Stack>
  )
}
