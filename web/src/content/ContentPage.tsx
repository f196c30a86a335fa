import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentView } from '@fieldfare/shared/content.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSeen } from './useSeen.ts'
import { isGone } from '../platform/api/queries.ts'
import { paths } from '../platform/paths.ts'
import { usePageTitle } from '../platform/shell/routing/title.ts'
import { NothingToShow } from '../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../platform/ui/Button.tsx'
import { IconArrowLeft } from '../platform/ui/icons.tsx'
import textClasses from '../platform/ui/text.module.css'
import classes from './ContentPage.module.css'
import { PagePlaceholder } from './PagePlaceholder.tsx'
import { useLive } from '../platform/api/useLive.ts'
import { communities } from './membership/community.ts'

interface Shown extends ContentView {
  communityId: string
  title: string
}

interface ContentPageProps<V extends Shown> {
  query: Parameters<typeof PagePlaceholder>[0]['query'] & { data: V | undefined; error: unknown }
  /** The title of the page while it is loading. */
  title: string
  /** The tab of the community's page that lists the content. */
  tab: string
  words: {
    gone: string
    goneText: string
    /** The text for content that was deleted with its community. */
    withCommunity: string
    /** The title for content that was deleted with its community, if it differs from `gone`. */
    communityGone?: string
    toCommunity: string
  }
  /** The element beside the content on a wide screen. */
  aside?: (content: V, community: CommunityView) => ReactNode
  /** True if the content fills the page down to its lower edge. */
  toEnd?: boolean
  children: (content: V, community: CommunityView) => ReactNode
}

/** The page of one piece of content in its community, with placeholders while the content is loading and once it is deleted. */
export function ContentPage<V extends Shown>({ query, title, ...rest }: ContentPageProps<V>) {
  const content = query.data
  const { words } = rest
  // The content may be deleted while its page is open.
  if (content && isGone(query.error)) return <Gone content={content} {...rest} />
  if (!content) return <PagePlaceholder query={query} title={title} gone={words.gone} goneText={words.goneText} />
  return <InCommunity key={content.id} content={content} {...rest} />
}

type Rest<V extends Shown> = Omit<ContentPageProps<V>, 'query' | 'title'> & { content: V }

function InCommunity<V extends Shown>({ content, tab, words, aside, toEnd, children }: Rest<V>) {
  const { communityId } = content
  usePageTitle(content.title)
  useSeen(content.id, content.version)
  const query = useLive(communities.one, { id: communityId })
  const { data: community } = query
  const { communityGone = words.gone, withCommunity } = words
  if (isGone(query.error)) return <NothingToShow title={communityGone}>{withCommunity}</NothingToShow>
  if (!community)
    return <PagePlaceholder query={query} title={content.title} gone={communityGone} goneText={withCommunity} />
  return (
    <div className={classes.columns}>
      <div className={classes.page} data-to-end={toEnd}>
        <Link to={paths.community(community.id)} search={{ tab }} className={`${textClasses.link} ${classes.back}`}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {community.title}
        </Link>
        {children(content, community)}
      </div>
      {aside?.(content, community)}
    </div>
  )
}

/** Says that the content was deleted, alone or with its community. */
function Gone<V extends Shown>({ content: { communityId }, tab, words }: Rest<V>) {
  if (isGone(useLive(communities.one, { id: communityId }).error))
    return <NothingToShow title={words.communityGone ?? words.gone}>{words.withCommunity}</NothingToShow>
  return (
    <NothingToShow
      title={words.gone}
      action={
        <ButtonLink to={paths.community(communityId)} search={{ tab }} kind="call">
          {words.toCommunity}
        </ButtonLink>
      }
    >
      {words.goneText}
    </NothingToShow>
  )
}
