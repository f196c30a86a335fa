import type { CommunityView } from '@fieldfare/shared/community.ts'
import { CONTENT_TABS } from '@fieldfare/shared/kinds.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { kindOf } from '../../../../content/kind.ts'
import { ModerationLink } from '../../../../content/membership/ModerationLink.tsx'
import { useRights } from '../../../../content/membership/useRights.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../../platform/ui/Button.tsx'
import { IconMail, IconMapPin2, IconPencil, IconPlus, IconPolygon, IconTrash } from '../../../../platform/ui/icons.tsx'
import { Row } from '../../../../platform/ui/layout/Layout.tsx'
import { usePhone } from '../../../../platform/ui/layout/usePhone.ts'
import { MenuButton } from '../../../../platform/ui/overlay/MenuButton.tsx'
import { DeleteCommunityDialog } from '../../../community/delete/DeleteCommunityDialog.tsx'
import { isAlone } from '../../../community/invite/FirstStep.tsx'
import { useMe } from '../../../../platform/session/me.ts'
import { InviteButton } from '../../../community/invite/InviteButton.tsx'

const SIZE = { size: 22, 'aria-hidden': true } as const

/** The buttons of a community's owner: to make content, invite people and manage the community. */
export function OwnerBar({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  const { me } = useMe()
  const phone = usePhone()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const { id, mine } = community
  const makes = Object.values(CONTENT_TABS).flatMap((kind) => {
    const { make, icon } = kindOf(kind)
    return make && may(make.action) ? [{ to: make.to(id), icon, label: t(`content.${kind}.label`) }] : []
  })
  return (
    <Row gap="s">
      {makes.length > 0 && (
        <MenuButton kind="call" label={t('community.now.make')} icon={<IconPlus {...SIZE} />}>
          {makes.map(({ icon: Icon, label, to }) => (
            <ButtonLink key={to} to={to} icon={<Icon {...SIZE} />}>
              {label}
            </ButtonLink>
          ))}
          {may('message.add') && (
            <ButtonLink to={paths.createMessage} search={{ community: id }} icon={<IconMail {...SIZE} />}>
              {t('community.now.message')}
            </ButtonLink>
          )}
        </MenuButton>
      )}
      {/* While the owner is alone, FirstStep shows the button to invite. */}
      {!mine?.hidden && !isAlone(community, me?.id) && <InviteButton community={community} bare={phone} />}
      <MenuButton label={t('community.now.manage')}>
        <ButtonLink to={paths.editCommunity(id)} icon={<IconPencil {...SIZE} />}>
          {t('community.page.edit')}
        </ButtonLink>
        {may('community.correct') && (
          <ButtonLink to={paths.correctLand(id)} icon={<IconPolygon {...SIZE} />}>
            {t('community.now.outline')}
          </ButtonLink>
        )}
        <ModerationLink communityId={id} />
        <ButtonLink to={paths.map} search={{ community: id }} icon={<IconMapPin2 {...SIZE} />}>
          {t('community.page.onMapShort')}
        </ButtonLink>
        <Button kind="dangerText" icon={<IconTrash {...SIZE} />} onClick={() => setDeleting(true)}>
          {t('community.owned.delete')}
        </Button>
      </MenuButton>
      <DeleteCommunityDialog
        community={deleting ? community : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: paths.myOwnedCommunities })}
      />
    </Row>
  )
}
