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

/** An address within the app. */
export interface AppAddress {
  to: string
  search?: Record<string, string>
}

/** A piece of content and the community it belongs to. */
export interface LocatedRef extends ContentRef {
  communityId: string
}

/** Points at a piece of content that lies directly in its community. */
export const refTo = (kind: TopKind, { id, communityId }: { id: string; communityId: string }): LocatedRef => ({
  kind,
  id,
  parentId: null,
  communityId,
})

/** Returns the key of a piece of content among choices and in addresses, where a word of its own may stand, too. */
export const contentKey = ({ kind, id }: Pick<ContentRef, 'kind' | 'id'>): string => `${kind} ${id}`

/** Updates items that show a part of another. */
export interface Echo<V extends ContentView> {
  /** Returns an item as it is after the change of another; the same item if it shows no part of that. */
  update(one: V, changed: Omit<V, 'mine'>): V
}

/**
 * A kind of community content, as the web app has to know it; `web/src/kinds.ts` registers one for each. Its texts are
 * `content.<kind>.*`. What everyone loads with the first page is here: no component, no text.
 */
export interface Kind<V extends ContentView = ContentView> {
  icon: ComponentType<IconProps>
  /** The order of its lists; without one the newest are first. */
  order?: (a: Dated, b: Dated) => number
  /** The part that only the reader sees, of content that another person just added. */
  mine: NonNullable<V['mine']>
  /** Its creator and moderators see more than live events carry: after a change they read it again. */
  readAfterChange?: true
  /** The place of one by a live event; null where it lies nowhere. Kinds without it are not on the map of their community. */
  placeIn?(view: Omit<V, 'mine'>): Pick<ContentPin, 'title' | 'place' | 'placeHidden'> | null
  /** Further calls that read one, made again whenever it is read again. */
  alsoRead?: readonly CallName[]
  /** Lists the people who voted or gave, as far as they are named. */
  names?: CallName
  /**
   * Tells whether a public change is a hint for this reader to fetch their private fields again; called with the view from
   * before the change.
   */
  readsMore?(view: V): boolean
  /** Loads what updates items of the same kind that show a part of a changed one. */
  echo?(): Promise<Echo<V>>
  /** A next step for a person who has just joined its community, if there is one. */
  welcome?: LoadTab
  /** The tab of its community's page that lists it. */
  tab?: LoadTab
  /** Loads what answers one where it is read, if that can be done. */
  answer?: LoadAnswer
  /** Loads the row of an open one among those for the owner of its community. */
  open?: LoadAnswer
  /** Loads what reads those of a community that an offline map has. */
  offline?(): Promise<ReadForOffline>
  /** The page on which one is made, and the right to make one. */
  make?: { action: Action; to: (communityId: string) => string }
  /** The page on which one reads it. */
  placeOf: (ref: ContentRef, communityId: string) => AppAddress
  /** The view as its tombstone. Kinds without tombstones leave their lists when deleted. */
  tombstone?(view: V, deletion: Deletion): V
}

/** A notice that only one kind has: the key of its sentence, which `title` fills in, and where it leads. */
export type KindNoticeTexts<N extends keyof KindNotices> = {
  [K in N]: { sentence: TextKey; placeOf: (data: KindNotices[K]) => AppAddress }
}

/** Loads the content of a tab of a community's page, when it is first chosen. */
export type LoadTab = () => Promise<ComponentType<{ community: CommunityView }>>

/**
 * Reads what people need of a community without a connection, so that the device keeps the answers.
 * @returns the addresses of its photos
 * @throws what calls throw
 */
export type ReadForOffline = (communityId: string, signal: AbortSignal) => Promise<string[]>

export interface AnswerProps {
  item: Answerable
  /** True for the first without an answer, which has the orange button of the screen. */
  first: boolean
  onAnswered: (answered: boolean) => void
}

/** The parts of a kind that can be answered. */
export type AnswerPartName = 'answer' | 'open'

/** Loads what answers a kind in place. */
export type LoadAnswer = () => Promise<ComponentType<AnswerProps>>

/** Everything that kinds plug into the screens they share. */
export interface KindRegistry {
  kinds: Record<ContentKind, Kind>
  /** Notices that only one kind has. */
  notices: KindNoticeTexts<keyof KindNotices>
}

let registry: KindRegistry | undefined

/** Registers all kinds, once, by `web/src/kinds.ts`: what kinds share knows none of them by name. */
export function registerKinds(all: KindRegistry): void {
  registry = all
}

function registered(): KindRegistry {
  if (!registry) throw new Error('web/src/kinds.ts has not been imported')
  return registry
}

export const kindOf = (kind: ContentKind): Kind => registered().kinds[kind]

/** Returns what loads a tab that shows content. */
export function contentTab(tab: ContentTab): LoadTab {
  const load = kindOf(CONTENT_TABS[tab]).tab
  if (!load) throw new Error(`no kind shows the tab ${tab}`)
  return load
}

/** Returns what loads the part that answers a kind in place, or its row for the owner. */
export function answerOf(kind: Answerable['kind'], part: AnswerPartName): LoadAnswer {
  const load = kindOf(kind)[part]
  if (!load) throw new Error(`a ${kind} has no part '${part}'`)
  return load
}

export const kindNotices = (): KindRegistry['notices'] => registered().notices
