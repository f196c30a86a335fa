import { MEDALS } from '@fieldfare/shared/limits.ts'
import type { ReportSubject } from '@fieldfare/shared/moderation.ts'
import type { TFunction } from 'i18next'
import { paths } from '../paths.ts'
import type { AnyNotice } from './data.ts'
import type { News } from './NoticeLine.tsx'

const toComment = (threadId: string, comment: string) => ({ to: paths.post(threadId), search: { comment } })
const toTreasure = (communityId: string, treasure: string) => ({
  to: paths.community(communityId),
  search: { tab: 'treasures', treasure },
})
const toSubject = (communityId: string, subject: ReportSubject) =>
  subject.kind === 'comment'
    ? toComment(subject.threadId, subject.commentId)
    : toTreasure(communityId, subject.treasureId)
const toModeration = (community: string) => ({ to: paths.moderatorRequests, search: { community } })

/** What a notice says and where it leads: to the very thing, as long as it is there. */
export function newsOf(
  t: TFunction,
  notice: Exclude<AnyNotice, { kind: 'community.joined' | 'community.offered' }>,
): News {
  if (notice.kind === 'medal.granted') {
    const medal = MEDALS.find((each) => each === notice.data.medal)
    return medal
      ? { headline: t(`notice.medal.${medal}`), text: t('notice.medalText') }
      : { headline: t('notice.medalText') }
  }
  const { communityId, title } = notice.data
  const because = 'reason' in notice.data ? t('notice.because', { reason: notice.data.reason }) : undefined
  const inCommunity = { to: paths.community(communityId) }
  switch (notice.kind) {
    case 'community.ended':
      return { headline: t('notice.ended', { title }), text: t('notice.endedText') }
    case 'thread.answered':
      return { headline: t('notice.answered', { title }), ...toComment(notice.data.threadId, notice.data.commentId) }
    case 'thread.removed':
      return { headline: t('notice.threadRemoved', { title }), text: because, ...inCommunity }
    case 'thread.restored':
      return { headline: t('notice.threadRestored', { title }), to: paths.post(notice.data.threadId) }
    case 'comment.removed':
      return {
        headline: t('notice.commentRemoved', { title }),
        text: because,
        ...toComment(notice.data.threadId, notice.data.commentId),
      }
    case 'comment.restored':
      return {
        headline: t('notice.commentRestored', { title }),
        ...toComment(notice.data.threadId, notice.data.commentId),
      }
    case 'treasure.removed':
      return { headline: t('notice.treasureRemoved', { title }), text: because, ...inCommunity }
    case 'treasure.restored':
      return { headline: t('notice.treasureRestored', { title }), ...toTreasure(communityId, notice.data.treasureId) }
    case 'treasure.placeHidden':
      return { headline: t('notice.placeHidden', { title }), ...toTreasure(communityId, notice.data.treasureId) }
    case 'report.opened':
      return {
        headline: t('notice.reportOpened', { title }),
        text: t('notice.reportOpenedText'),
        ...toModeration(communityId),
      }
    case 'report.settled': {
      const { outcome, subject } = notice.data
      if (outcome === 'removed')
        return { headline: t('notice.reportRemoved', { title }), text: t('notice.reportRemovedThanks'), ...inCommunity }
      return {
        headline: t('notice.reportLeft', { title }),
        text: t('notice.reportThanks'),
        ...toSubject(communityId, subject),
      }
    }
    case 'moderator.asked':
      return { headline: t('notice.moderatorAsked', { title }), ...toModeration(communityId) }
    case 'moderator.added':
      return {
        headline: t('notice.moderatorAdded', { title }),
        text: t('notice.moderatorAddedText'),
        ...toModeration(communityId),
      }
    case 'moderator.refused':
      return { headline: t('notice.moderatorRefused', { title }), ...inCommunity }
    case 'moderator.removed':
      return { headline: t('notice.moderatorRemoved', { title }), ...inCommunity }
  }
}
