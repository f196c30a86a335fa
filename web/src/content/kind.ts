import type { ContentPin, ContentRef, ContentView, Deletion } from '@fieldfare/shared/content.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { KindNotices } from '@fieldfare/shared/contentViews.ts'
import type { Action } from '@fieldfare/shared/access.ts'
import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { CONTENT_TABS, type ContentKind, type ContentTab, type TopKind } from '@fieldfare/shared/kinds.ts'
import type { TextKey } from '@fieldfare/shared/translate.ts'
import type { ComponentType } from 'react'
import type { Dated } from '../platform/api/cache.ts'
import type { CallName } from '../platform/api/client.ts'
import type { IconProps } from '../platform/ui/icon.tsx'

/** The path of a page of the app, with its search parameters. */
export interface AppAddress {
  to: string
  search?: Record<string, string>
}

/** A piece of content and the community it belongs to. */
export interface LocatedRef extends ContentRef {
  communityId: string
}

/** Makes the reference to a piece of content that lies directly in its community. */
export const refTo = (kind: TopKind, { id, communityId }: { id: string; communityId: string }): LocatedRef => ({
  kind,
  id,
  parentId: null,
  communityId,
})

/** Returns the key of a piece of content for choices and URLs. It contains a space, unlike the single words that are also used there. */
export const contentKey = ({ kind, id }: Pick<ContentRef, 'kind' | 'id'>): string => `${kind} ${id}`

/** Updates items that show a part of another item, such as a quote. */
export interface Echo<V extends ContentView> {
  /** Returns the item with its copy of a part of `changed` updated; the same object if the item shows no part of `changed`. */
  update(one: V, changed: Omit<V, 'mine'>): V
}

/**
 * A kind of community content, such as polls, for the web app; `web/src/kinds.ts` registers all kinds. Its texts are
 * `content.<kind>.*`. It loads with the first page, so it holds no component and no text.
 */
export interface Kind<V extends ContentView = ContentView> {
  icon: ComponentType<IconProps>
  /** Compares two items in the order of lists; without it the newest come first. */
  order?: (a: Dated, b: Dated) => number
  /** The `mine` part (which only the reader sees) of content that another person just added. */
  mine: NonNullable<V['mine']>
  /** Set if the creator and moderators see more than live events carry: after a change their clients read the content again. */
  readAfterChange?: true
  /** Returns the pin of a piece of content; null without a place. Kinds without this function are not on the map of their community. */
  placeIn?(view: Omit<V, 'mine'>): Pick<ContentPin, 'title' | 'place' | 'placeHidden'> | null
  /** Further calls that read a piece of content, made again whenever it is read again. */
  alsoRead?: readonly CallName[]
  /** The call that lists the people who voted or gave and whose names are shown so far. */
  names?: CallName
  /**
   * Tells whether a public change is a hint for this reader to fetch their private fields again; called with the view from
   * before the change.
   */
  readsMore?(view: V): boolean
  /** Loads the function that updates items of this kind which show a part of a changed item. */
  echo?(): Promise<Echo<V>>
  /** Loads a next step for a person who has just joined the community. */
  welcome?: LoadTab
  /** Loads the tab of the community's page that lists the content. */
  tab?: LoadTab
  /** Loads the component with which a piece of content is answered in a list, if the kind can be answered. */
  answer?: LoadAnswer
  /** Loads the row of a piece of open content in the list for the owner of its community. */
  open?: LoadAnswer
  /** Loads the function that reads a community's content of this kind for an offline map. */
  offline?(): Promise<ReadForOffline>
  /** The path of the page that adds content of this kind, and the right that this needs. */
  make?: { action: Action; to: (communityId: string) => string }
  /** Returns the page that shows a piece of content. */
  placeOf: (ref: ContentRef, communityId: string) => AppAddress
  /** Returns the view as a tombstone. Deleted content of a kind without tombstones leaves its lists. */
  tombstone?(view: V, deletion: Deletion): V
}

/** The notices that only one kind has: for each the key of its sentence, with `{title}`, and the page that it links to. */
export type KindNoticeTexts<N extends keyof KindNotices> = {
  [K in N]: { sentence: TextKey; placeOf: (data: KindNotices[K]) => AppAddress }
}

/** Loads the component of a tab of a community's page, when the tab is first chosen. */
export type LoadTab = () => Promise<ComponentType<{ community: CommunityView }>>

/**
 * Reads the content of a community that people need without a connection, so that the device stores the responses.
 * @returns the URLs of its photos
 * @throws the errors that calls throw
 */
export type ReadForOffline = (communityId: string, signal: AbortSignal) => Promise<string[]>

export interface AnswerProps {
  item: Answerable
  /** True for the first item without an answer, which has the only orange button of the screen. */
  first: boolean
  onAnswered: (answered: boolean) => void
}

/** The components of a kind that can be answered: `answer` for members, `open` for the owner. */
export type AnswerPartName = 'answer' | 'open'

/** Loads the component with which content of a kind is answered in a list, or its row for the owner. */
export type LoadAnswer = () => Promise<ComponentType<AnswerProps>>

/** Everything that kinds plug into the screens they share. */
export interface KindRegistry {
  kinds: Record<ContentKind, Kind>
  /** Notices that only one kind has. */
  notices: KindNoticeTexts<keyof KindNotices>
}

let registry: KindRegistry | undefined

/** Registers all kinds; `web/src/kinds.ts` calls it once, so that code shared by all kinds imports none of them. */
export function registerKinds(all: KindRegistry): void {
  registry = all
}

function registered(): KindRegistry {
  if (!registry) throw new Error('web/src/kinds.ts has not been imported')
  return registry
}

export const kindOf = (kind: ContentKind): Kind => registered().kinds[kind]

/** Returns the function that loads the component of a content tab. */
export function contentTab(tab: ContentTab): LoadTab {
  const load = kindOf(CONTENT_TABS[tab]).tab
  if (!load) throw new Error(`no kind shows the tab ${tab}`)
  return load
}

/** Returns the function that loads the component with which a kind is answered in a list, or its row for the owner. */
export function answerOf(kind: Answerable['kind'], part: AnswerPartName): LoadAnswer {
  const load = kindOf(kind)[part]
  if (!load) throw new Error(`a ${kind} has no part '${part}'`)
  return load
}

export const kindNotices = (): KindRegistry['notices'] => registered().notices
