import type { FoundCommunity } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { CommunityGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Thumbnail } from '../../../map/thumbnail/Thumbnail.tsx'
import { type Pointing, ROW_PICTURE } from './AreaRow.tsx'
import { landSubject } from '../../community/landSubject.ts'
import classes from './rows.module.css'
import { SubscribeButton } from '../../../content/membership/SubscribeButton.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface CommunityRowProps extends Pointing {
  id: string
  title: string
  /** Undefined while the community is loading. */
  community:
    | Pick<FoundCommunity, 'subscribers' | 'bbox' | 'distanceM' | 'creator' | 'mine' | 'geometry' | 'version'>
    | undefined
  /** True to label the row as a community, in lists without a heading that does so. */
  named?: boolean
}

/** A community in a list: its members, a button to join, and a link to its page. */
export function CommunityRow({
  id,
  title,
  community,
  lit,
  onPoint,
  replace = false,
  named = false,
}: CommunityRowProps) {
  const { t } = useTranslation()
  const { number, distance } = useFormat()
  const phone = usePhone()
  const people =
    community && t('community.people', { count: community.subscribers, number: number(community.subscribers) })
  const metres = community?.distanceM
  const far =
    metres === undefined
      ? ''
      : metres === 0
        ? t('map.page.by.here')
        : t('map.page.by.away', { distance: distance(metres) })
  return (
    <li
      className={classes.community}
      data-lit={lit === id || undefined}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      <span className={classes.sign}>
        {community ? (
          <Thumbnail
            of={landSubject({ id, ...community })}
            size={ROW_PICTURE}
            geometry={community.geometry}
            level={null}
          />
        ) : (
          <CommunityGlyph size={22} />
        )}
      </span>
      <Stack as="span" gap="none">
        <Link to={paths.community.pattern} params={{ id }} replace={replace} className={classes.name}>
          {title}
        </Link>
        <span className={textClasses.quiet}>
          {[named && t('community.kind'), people, far].filter(Boolean).join(', ')}
        </span>
      </Stack>
      <Row as="span" gap="s" className={classes.does}>
        {!phone && (
          <ButtonLink
            to={paths.community.pattern}
            params={{ id }}
            kind="text"
            aria-label={t('map.page.openNamed', { title })}
          >
            {t('map.page.open')}
          </ButtonLink>
        )}
        <SubscribeButton community={{ ...community, id, title }} />
      </Row>
    </li>
  )
}
