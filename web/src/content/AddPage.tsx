import type { Action } from '@fieldfare/shared/access.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { useOnce } from '../platform/api/useLive.ts'
import { PageFrame } from '../platform/ui/layout/PageFrame.tsx'
import { JoinPrompt } from './JoinPrompt.tsx'
import { communities } from './membership/community.ts'
import { useRights } from './membership/useRights.ts'
import { PagePlaceholder } from './PagePlaceholder.tsx'

interface AddPageProps {
  /** The id of the community. */
  id: string
  title: string
  /** Returns the sentence below the title for a community's name. */
  intro: (title: string) => string
  /** The action: only readers who have the right to do it see the form. */
  action: Action
  /** The title shown if the community does not exist. */
  gone?: string
  /** The form. */
  children: (community: CommunityView) => ReactNode
}

/** The page with a form that adds content to a community. Readers without the right see what they lack, such as membership. */
export function AddPage({ id, gone, ...rest }: AddPageProps) {
  const { t } = useTranslation()
  const query = useOnce(communities.one, { id })
  if (!query.data) return <PagePlaceholder query={query} title={rest.title} gone={gone ?? t('community.page.gone')} />
  return <InCommunity key={id} community={query.data} {...rest} />
}

type InCommunityProps = Omit<AddPageProps, 'id' | 'gone'> & { community: CommunityView }

function InCommunity({ community, title, intro, action, children }: InCommunityProps) {
  const refused = useRights(community).why(action)
  return (
    <PageFrame title={title} intro={intro(community.title)} text>
      {refused ? <JoinPrompt community={community} why={refused} /> : children(community)}
    </PageFrame>
  )
}
