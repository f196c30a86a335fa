import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import type { FindingBy, Way } from './useCommunityFilter.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

const WAYS: readonly Way[] = ['newest', 'near', 'touching']

/** The choice between the newest communities, the nearest, and those that the reader's areas touch. */
export function CommunityFilter({ by: { way, asking, missing, choose } }: { by: FindingBy }) {
  const { t } = useTranslation()
  const { me } = useMe()
  // The third choice is missing for guests, who have no areas.
  const ways = me ? WAYS : WAYS.filter((one) => one !== 'touching')
  return (
    <>
      <Row gap="s" role="group" aria-label={t('map.page.by.label')}>
        {ways.map((one) => (
          <Button
            key={one}
            kind={one === way ? 'action' : 'soft'}
            aria-pressed={one === way}
            busy={one === 'near' && asking && t('map.page.by.asking')}
            onClick={() => choose(one)}
          >
            {t(`map.page.by.${one}`)}
          </Button>
        ))}
      </Row>
      <p role="status" className={textClasses.quiet}>
        {missing ? `${t(missing)} ${t('map.page.by.instead')}` : way === 'near' && t('map.page.by.nearNote')}
      </p>
    </>
  )
}
