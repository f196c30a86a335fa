import type { Action } from '@fieldfare/shared/access.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useRights } from './membership/useRights.ts'
import { ButtonLink } from '../platform/ui/Button.tsx'
import type { IconProps } from '../platform/ui/icon.tsx'

interface StartLinkProps {
  community: CommunityView
  /** The action: only readers who have the right to do it see the link. */
  action: Action
  to: ComponentProps<typeof ButtonLink>['to']
  icon: ComponentType<IconProps>
  children: ReactNode
}

/** The link to add a piece of content, above its list. */
export function StartLink({ community, action, to, icon: Icon, children }: StartLinkProps) {
  const { may } = useRights(community)
  if (!may(action)) return null
  return (
    <ButtonLink to={to} kind="soft" wide icon={<Icon size={22} aria-hidden="true" />}>
      {children}
    </ButtonLink>
  )
}
