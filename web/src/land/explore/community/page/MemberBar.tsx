import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { ModerationLink } from '../../../../content/membership/ModerationLink.tsx'
import { SubscribeButton } from '../../../../content/membership/SubscribeButton.tsx'
import { paths } from '../../../../platform/paths.ts'
import { useMe } from '../../../../platform/session/me.ts'
import { ButtonLink } from '../../../../platform/ui/Button.tsx'
import { IconMapPin2 } from '../../../../platform/ui/icons.tsx'
import { Row } from '../../../../platform/ui/layout/Layout.tsx'
import { MenuButton } from '../../../../platform/ui/overlay/MenuButton.tsx'
import { InviteButton } from '../../../community/invite/InviteButton.tsx'

/** The button to join, for who is no member; for a member a menu with what they rarely do. */
export function MemberBar({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { id, title, mine } = community
  if (!me?.subs.includes(id))
    return (
      <Row>
        <SubscribeButton community={community} kind="call" />
        {mine?.moderator && <ModerationLink communityId={id} />}
      </Row>
    )
  return (
    <MenuButton dots label={t('community.page.menu', { title })}>
      <SubscribeButton community={community} />
      <InviteButton community={community} />
      {mine?.moderator && <ModerationLink communityId={id} />}
      <ButtonLink to={paths.map} search={{ community: id }} icon={<IconMapPin2 size={22} aria-hidden="true" />}>
        {t('community.page.onMapShort')}
      </ButtonLink>
    </MenuButton>
  )
}
