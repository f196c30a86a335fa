import type { Me } from '@fieldfare/shared/account.ts'
import { type Destination, type PathName, paths, patternOf } from '../../platform/paths.ts'
import type { Icon } from '../../platform/ui/icon.tsx'
import {
  IconCoinEuro,
  IconDownload,
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
import { pageOf } from '../../pages.ts'
import type { Section } from '../../platform/shell/routing/screen.ts'

export interface NavItem extends Destination {
  name: PathName
  icon: Icon
}
export interface NavSection {
  section: Section
  items: NavItem[]
}

const SECTIONS: readonly Section[] = ['discover', 'overview', 'budget', 'messages', 'other']

const item = (name: PathName, icon: Icon, destination: Destination = { to: patternOf(name) }): NavItem => ({
  name,
  icon,
  ...destination,
})

/**
 * The drawer's sections with the pages this person can open and is not redirected from. Owners have their own land where others have
 * communities.
 */
export function navSections(me: Pick<Me, 'owner' | 'admin'> | null, moderates = false): NavSection[] {
  const hasLand = me?.owner || me?.admin
  const allItems = [
    item('map', IconMapPin2),
    item('community', IconUsersGroup, { to: paths.map, search: { list: 'communities' } }),
    item('voedsel', IconFeather),
    item('home2', IconHome),
    item('myAreas', IconLeaf),
    item('myCommunities', IconHeartHandshake),
    hasLand && item('myOwnedCommunities', IconTrees),
    moderates && item('moderatorRequests', IconShieldCheck),
    item('funding', IconCoinEuro),
    item('inbox', IconInbox),
    hasLand && item('outbox', IconSend),
    hasLand && item('createMessage', IconPencil),
    item('offlineMaps', IconDownload),
    item('info', IconInfoCircle),
    me && item('account', IconSettings),
    me?.admin && item('admin', IconTool),
  ].flatMap((one) => (one && !pageOf(one.name).redirect?.(me) ? [one] : []))
  return SECTIONS.map((section) => ({
    section,
    items: allItems.filter(({ name }) => pageOf(name).section === section),
  })).filter(({ items }) => items.length > 0)
}
