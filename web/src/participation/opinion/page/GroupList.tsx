import type { OpinionGroup, OpinionMapView } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './GroupDrawing.module.css'
import { letterOf } from './letters.ts'

/** The groups of an opinion map as text: their numbers of people, the viewpoints typical of each group, and the shared viewpoints. */
export function GroupList({ map: { groups, ungrouped, shared } }: { map: OpinionMapView }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  return (
    <>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {ungrouped > 0 && (
        <p className={textClasses.quiet}>
          {t('opinion.map.ungrouped', { count: ungrouped, number: number(ungrouped) })}
        </p>
      )}
      {shared.length > 0 && (
        <Stack as="section" gap="s" aria-labelledby="shared">
          <h3 id="shared" className={textClasses.heading}>
            {t('opinion.map.shared')}
          </h3>
          <Stack as="ul" gap="s">
            {shared.map(({ viewpointId, agrees, share, text }) => (
              <li key={viewpointId}>
                {t(agrees ? 'opinion.map.sharedAgrees' : 'opinion.map.sharedDisagrees', {
                  share: percent(share),
                  text,
                })}
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  )
}

function Group({ group: { id, people, typical } }: { group: OpinionGroup }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  return (
    <Stack as="section" gap="s" aria-labelledby={`group-${id}`}>
      <h3 id={`group-${id}`} className={textClasses.heading}>
        <span data-group={id} className={classes.swatch} aria-hidden="true" />
        {t('opinion.map.group', { letter: letterOf(id) })}{' '}
        <span className={textClasses.quiet}>{t('opinion.map.people', { count: people, number: number(people) })}</span>
      </h3>
      {typical.length === 0 && <p className={textClasses.quiet}>{t('opinion.map.alike')}</p>}
      <Stack as="ul" gap="s">
        {typical.map(({ viewpointId, text, agrees, share, othersShare }) => (
          <li key={viewpointId}>
            <p>{t(agrees ? 'opinion.map.agrees' : 'opinion.map.disagrees', { text })}</p>
            <p className={textClasses.quiet}>
              {t('opinion.map.share', { share: percent(share), others: percent(othersShare) })}
            </p>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
