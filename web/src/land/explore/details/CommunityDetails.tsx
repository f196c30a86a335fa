import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { useMe } from '../../../platform/session/me.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { CommunityGlyph } from '../../../map/style/LevelGlyph.tsx'
import classes from '../MapSidebar.module.css'
import { SubscribeButton } from '../../../content/membership/SubscribeButton.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The details of the chosen community beside the map: organization, number of members and a link to its page. */
export function CommunityDetails({ community, onZoom }: { community: CommunityView; onZoom: () => void }) {
  const { t } = useTranslation()
  const { number, size } = useFormat()
  const { me } = useMe()
  const { id, description, organization, subscribers, areaM2, creator } = community
  // The main button opens the community for its members, and joins it for others.
  const inside = creator.id === me?.id || (me?.subs.includes(id) ?? false)
  return (
    <Stack className={classes.part}>
      <Stack gap="xs">
        <Row as="p" tight gap="s">
          <CommunityGlyph size={22} />
          {[
            t('community.kind'),
            t('community.people', { count: subscribers, number: number(subscribers) }),
            size(areaM2),
          ].join(', ')}
        </Row>
        {organization && <p>{t('community.lookedAfter', { organization })}</p>}
      </Stack>
      {description && (
        <p className={textClasses.people}>
          <LinkedText>{description}</LinkedText>
        </p>
      )}
      <Row gap="s">
        {!inside && <SubscribeButton community={community} kind="action" />}
        <ButtonLink to={paths.community.pattern} params={{ id }} kind={inside ? 'action' : 'soft'}>
          {t('map.page.open')}
        </ButtonLink>
        {inside && <SubscribeButton community={community} />}
        <Button kind="text" onClick={onZoom}>
          {t('map.page.zoomTo')}
        </Button>
      </Row>
    </Stack>
  )
}
