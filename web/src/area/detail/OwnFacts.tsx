import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import classes from './AreaDetailPage.module.css'

/** What only its maker sees of an area: everything that was answered, and what was left open. */
export function OwnFacts({ area }: { area: MyAreaView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const open = t('area.detail.open')
  const facts = {
    frequency: t(`area.frequency.${area.frequency}`),
    activities: area.activities.map((activity) => t(`area.activity.${activity}`)).join(', ') || open,
    priority: area.priority ? t(`area.priority.${area.priority}`) : open,
    relationship: area.relationship ? t(`area.relationship.${area.relationship}`) : open,
  }
  return (
    <section className={classes.own}>
      <h2>{t('area.detail.own')}</h2>
      {[area.description, area.explanation].map((text) => text && <blockquote key={text}>{text}</blockquote>)}
      <dl>
        {(['frequency', 'activities', 'priority', 'relationship'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`area.detail.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
        {area.updatedAt !== area.dateCreated && (
          <div>
            <dt>{t('area.detail.changedTitle')}</dt>
            <dd>{format.date(area.updatedAt)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
