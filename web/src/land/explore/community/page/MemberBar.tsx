import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { ModerationLink } from '../../../../content/membership/ModerationLink.tsx'
import { SubscribeButton } from '../../../../content/membership/SubscribeButton.tsx'
import { paths } from '../../../../platform/paths.ts'
import { useMe } from '../../../../platform/session/me.ts'
import { ButtonLink } from '../../../../platform/ui/Button.tsx'
import { IconMapPin2 } from '../../../../platform/ui/icons.tsx'
import { Row } from '../../../../platform/ui/layout/Layout.tsx'
import { MenuButton } from '../../../../platform/ui/overlay/MenuButton.tsx'
import { InviteButton } from '../../../community/invite/InviteButton.tsx'

/** The button to join, for people who are not members; for members a menu with rarely used actions. */
export function MemberBar({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { id, title, mine } = community
  const isMember = me?.subs.includes(id) ?? false
  const bar = useFocusKept(me?.id, isMember)
  return (
    <div ref={bar}>
      {isMember ? (
        <MenuButton dots label={t('community.page.menu', { title })}>
          <SubscribeButton community={community} />
          <InviteButton community={community} />
          {mine?.moderator && <ModerationLink communityId={id} />}
          <ButtonLink to={paths.map} search={{ community: id }} icon={<IconMapPin2 size={22} aria-hidden="true" />}>
            {t('community.page.onMapShort')}
          </ButtonLink>
        </MenuButton>
      ) : (
        <Row>
          <SubscribeButton community={community} kind="call" />
          {mine?.moderator && <ModerationLink communityId={id} />}
        </Row>
      )}
    </div>
  )
}

/** Keeps the focus in the bar when the person joins or leaves, since the pressed button is then replaced by another. */
function useFocusKept(personId: string | undefined, isMember: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  const before = useRef({ personId, isMember })
  useEffect(() => {
    const was = before.current
    before.current = { personId, isMember }
    if (personId === undefined || was.personId !== personId || was.isMember === isMember) return
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [personId, isMember])
  return bar
}
