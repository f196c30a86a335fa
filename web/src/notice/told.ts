import { IconFlag, IconMapPin, IconMessage, IconShield, type Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { paths } from '../paths.ts'
import type { AnyNotice } from './data.ts'

/** Notices that have something to press, and so a row of their own. */
type OwnRow = 'community.joined' | 'community.offered' | 'medal.granted'
export type PlainNotice = Exclude<AnyNotice, { kind: OwnRow }>

interface Told {
  Icon: Icon
  headline: string
  text?: string
  /** Where it leads; there may be nothing to see any more. */
  href?: string
}

/** What a notice says, and where it leads. */
export function toldBy(t: TFunction, { kind, data }: PlainNotice): Told {
  const { title } = data
  const said = { Icon: IconMessage }
  const find = { Icon: IconMapPin }
  const moderation = { Icon: IconShield }
  switch (kind) {
    case 'thread.answered':
      return { ...said, headline: t('notice.told.answered', { title }), href: commentPath(data) }
    case 'thread.removed':
      return { ...said, headline: t('notice.told.threadRemoved', { title }), text: reason(t, data) }
    case 'thread.restored':
      return { ...said, headline: t('notice.told.threadRestored', { title }), text: t('notice.told.restored'), href: paths.post(data.threadId) }
    case 'comment.removed':
      return { ...said, headline: t('notice.told.commentRemoved', { title }), text: reason(t, data), href: commentPath(data) }
    case 'comment.restored':
      return { ...said, headline: t('notice.told.commentRestored', { title }), text: t('notice.told.restored'), href: commentPath(data) }
    case 'treasure.removed':
      return { ...find, headline: t('notice.told.treasureRemoved', { title }), text: reason(t, data) }
    case 'treasure.restored':
      return { ...find, headline: t('notice.told.treasureRestored', { title }), text: t('notice.told.restored'), href: paths.community(data.communityId) }
    case 'treasure.placeHidden':
      return { ...find, headline: t('notice.told.placeHidden', { title }), text: t('notice.told.placeHiddenText'), href: paths.community(data.communityId) }
    case 'report.opened':
      return { Icon: IconFlag, headline: t('notice.told.reported', { title }), text: t('notice.told.reportedText'), href: paths.moderatorRequests }
    case 'report.settled': {
      const removed = data.outcome === 'removed'
      const headline = removed ? t('notice.told.settledRemoved', { title }) : t('notice.told.settledLeft', { title })
      return { Icon: IconFlag, headline, text: t('notice.told.settledText'), href: paths.community(data.communityId) }
    }
    case 'moderator.asked':
      return { ...moderation, headline: t('notice.told.asked', { title }), text: t('notice.told.reportedText'), href: paths.moderatorRequests }
    case 'moderator.added':
      return { ...moderation, headline: t('notice.told.added', { title }), text: t('notice.told.addedText'), href: paths.moderatorRequests }
    case 'moderator.refused':
      return { ...moderation, headline: t('notice.told.refused', { title }), href: paths.community(data.communityId) }
    case 'moderator.removed':
      return { ...moderation, headline: t('notice.told.removed', { title }), href: paths.community(data.communityId) }
    case 'community.ended':
      return { ...moderation, headline: t('notice.told.ended', { title }), text: t('notice.told.endedText') }
  }
}

const reason = (t: TFunction, data: { reason: string }) => t('notice.told.reason', { reason: data.reason })
const commentPath = (data: { threadId: string; commentId: string }) => `${paths.post(data.threadId)}?comment=${data.commentId}`
