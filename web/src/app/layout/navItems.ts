import type { Me } from '@fieldfare/shared/account.ts'
import { paths, type Destination, type PathName } from '../../platform/paths.ts'
import type { Icon } from '../../platform/ui/icon.tsx'
import {
  IconCoinEuro,
  IconFeather,
  IconHeartHandshake,
  IconHome,
  IconInbox,
  IconInfoCircle,
  IconLeaf,
  IconMapPin2,
  IconPencil,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconTool,
  IconTrees,
  IconUsersGroup,
} from '../../platform/ui/icons.tsx'
import type { Section } from '../routing/pages.ts'

export interface NavItem extends Destination {
  name: PathName
  icon: Icon
}
export interface NavSection {
  section: Section
  items: NavItem[]
}

const item = (name: PathName, to: string, icon: Icon): NavItem => ({ name, to, icon })

/**
 * The drawer's sections with the pages this person can open. Owners have their land where others have communities.
 */
export function navSections(me: Pick<Me, 'owner' | 'admin'> | null, moderates = false): NavSection[] {
  const communities = item('myCommunities', paths.myCommunities, IconHeartHandshake)
  const land = item('myOwnedCommunities', paths.myOwnedCommunities, IconTrees)
  const all: NavSection[] = [
    {
      section: 'discover',
      items: [
        item('map', paths.map, IconMapPin2),
        { ...item('community', paths.map, IconUsersGroup), search: { list: 'communities' } },
        item('voedsel', paths.voedsel, IconFeather),
      ],
    },
    {
      section: 'overview',
      items: [
        // Guests would only be sent to the welcome page from the others.
        ...(me ? [item('home2', paths.home2, IconHome)] : []),
        item('myAreas', paths.myAreas, IconLeaf),
        ...(me && !me.owner ? [communities] : []),
        ...(me?.owner || me?.admin ? [land] : []),
        ...(moderates ? [item('moderatorRequests', paths.moderatorRequests, IconShieldCheck)] : []),
      ],
    },
    // Guests and land owners would be sent elsewhere.
    { section: 'budget', items: me && !me.owner ? [item('funding', paths.funding, IconCoinEuro)] : [] },
    {
      section: 'messages',
      items: [
        ...(me ? [item('inbox', paths.inbox, IconInbox)] : []),
        ...(me?.owner || me?.admin
          ? [item('outbox', paths.outbox, IconSend), item('createMessage', paths.createMessage, IconPencil)]
          : []),
      ],
    },
    {
      section: 'other',
      items: [
        item('info', paths.info, IconInfoCircle),
        ...(me ? [item('account', paths.account, IconSettings)] : []),
        ...(me?.admin ? [item('admin', paths.admin, IconTool)] : []),
      ],
    },
  ]
  return all.filter(({ items }) => items.length > 0)
}
