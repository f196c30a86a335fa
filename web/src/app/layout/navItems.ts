import type { Me } from '@fieldfare/shared/account.ts'
import {
  IconCoinEuro,
  IconHeartHandshake,
  IconHome,
  IconInbox,
  IconInfoCircle,
  IconLeaf,
  IconMapPin2,
  IconMailForward,
  IconPencil,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconTrees,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import { paths, type Destination, type PathName } from '../../paths.ts'
import { pages } from '../../routes.tsx'
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

/** Whether a page has content: the menus lead to no other. */
export const isBuilt = (name: PathName): boolean => pages[name].load !== undefined

/**
 * The drawer's sections with the pages this person can open, and that there are. Owners have their land where others have
 * communities.
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
        ...(me?.admin ? [item('campaigns', paths.campaigns, IconMailForward)] : []),
        item('info', paths.info, IconInfoCircle),
        ...(me ? [item('account', paths.account, IconSettings)] : []),
      ],
    },
  ]
  return all
    .map(({ section, items }) => ({ section, items: items.filter(({ name }) => isBuilt(name)) }))
    .filter(({ items }) => items.length > 0)
}
