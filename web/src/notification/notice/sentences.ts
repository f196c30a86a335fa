import { MEDALS } from '@fieldfare/shared/limits.ts'
import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { KindNotices } from '@fieldfare/shared/contentViews.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { formatFor } from '../../platform/i18n/format.ts'
import { currentLocale } from '../../platform/i18n/translation.ts'
import { kindNotices, kindOf } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import type { AnyNotice } from './data.ts'
import type { Sentence } from './NoticeLine.tsx'

type KindNotice = Extract<AnyNotice, { kind: keyof KindNotices }>
/** Notifications shown as a sentence; `JoinedRow` shows the other kinds. */
type ListedNotice = Exclude<AnyNotice, { kind: 'community.joined' | 'community.offered' }>

const inCommunity = (communityId: string) => ({ to: paths.community(communityId) })
const toModeration = (community: string) => ({ to: paths.moderatorRequests, search: { community } })
const toContent = (communityId: string, ref: ContentRef) => kindOf(ref.kind).placeOf(ref, communityId)
/** The link of a notice about deleted content: to the content if its kind leaves a tombstone, else to the community. */
const toDeleted = (communityId: string, ref: ContentRef) =>
  kindOf(ref.kind).tombstone ? toContent(communityId, ref) : inCommunity(communityId)

type StoryNotice = Extract<AnyNotice, { kind: `story.${string}` }>
const isOfStory = (notice: ListedNotice): notice is StoryNotice => notice.kind.startsWith('story.')

const isOfKind = (notice: ListedNotice): notice is KindNotice => Object.hasOwn(kindNotices(), notice.kind)

/** Returns the sentence of a notification and its link. */
export function sentenceOf(t: Translate, notice: ListedNotice): Sentence {
  if (isOfKind(notice)) return ofKind(t, notice)
  if (notice.kind === 'medal.granted') {
    const medal = MEDALS.find((each) => each === notice.data.medal)
    return medal
      ? { headline: t(`notice.medal.${medal}`), text: t('notice.medalText') }
      : { headline: t('notice.medalText') }
  }
  if (notice.kind === 'study.earned')
    return {
      headline: t('notice.earned', { amount: formatFor(currentLocale()).euro(notice.data.amount * 100) }),
      text: t('notice.earnedText'),
      to: paths.funding,
    }
  if (isOfStory(notice)) return ofStory(t, notice)
  const { communityId, title } = notice.data
  switch (notice.kind) {
    case 'community.ended':
      return { headline: t('notice.ended', { title }), text: t('notice.endedText') }
    case 'community.waiting':
      return { headline: t('notice.waiting', { title }), text: t('notice.waitingText'), ...inCommunity(communityId) }
    case 'community.approved':
      return { headline: t('notice.approved', { title }), text: t('notice.approvedText'), ...inCommunity(communityId) }
    case 'community.declined': {
      const text = t('notice.declinedText', { reason: notice.data.reason })
      return { headline: t('notice.declined', { title }), text, ...inCommunity(communityId) }
    }
    case 'claim.opened':
      return { headline: t('notice.claim', { title }), text: t('notice.claimText'), to: paths.moderatorRequests }
    case 'correction.waiting':
      return {
        headline: t('notice.outlineWaiting', { title }),
        text: t('notice.outlineWaitingText'),
        ...inCommunity(communityId),
      }
    case 'correction.approved':
      return {
        headline: t('notice.outlineApproved', { title }),
        text: t('notice.outlineApprovedText'),
        ...inCommunity(communityId),
      }
    case 'correction.declined': {
      const text = t('notice.declinedText', { reason: notice.data.reason })
      return { headline: t('notice.outlineDeclined', { title }), text, ...inCommunity(communityId) }
    }
    case 'correction.byAdmin':
      return {
        headline: t('notice.outlineByAdmin', { title }),
        text: t('notice.outlineByAdminText'),
        ...inCommunity(communityId),
      }
    case 'correction.opened':
      return {
        headline: t('notice.outlineOpened', { title }),
        text: t('notice.outlineOpenedText'),
        to: paths.moderatorRequests,
      }
    case 'content.deleted': {
      const { subject, reason } = notice.data
      const headline = t(`content.${subject.kind}.noticeDeleted`, { title })
      return { headline, text: t('notice.because', { reason }), ...toDeleted(communityId, subject) }
    }
    case 'content.restored': {
      const { subject } = notice.data
      return { headline: t(`content.${subject.kind}.noticeRestored`, { title }), ...toContent(communityId, subject) }
    }
    case 'report.opened':
      return {
        headline: t('notice.reportOpened', { title }),
        text: t('notice.reportOpenedText'),
        ...toModeration(communityId),
      }
    case 'report.resolved': {
      const { outcome, subject } = notice.data
      if (outcome === 'deleted')
        return {
          headline: t('notice.reportDeleted', { title }),
          text: t('notice.reportDeletedThanks'),
          ...inCommunity(communityId),
        }
      return {
        headline: t('notice.reportKept', { title }),
        text: t('notice.reportThanks'),
        ...toContent(communityId, subject),
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
      return { headline: t('notice.moderatorRefused', { title }), ...inCommunity(communityId) }
    case 'moderator.removed':
      return { headline: t('notice.moderatorRemoved', { title }), ...inCommunity(communityId) }
  }
}

function ofStory(t: Translate, notice: StoryNotice): Sentence {
  const { areaId, title } = notice.data
  const place = { to: paths.measureDetail, search: { id: areaId } }
  switch (notice.kind) {
    case 'story.opened':
      return {
        headline: t('notice.storyOpened', { title }),
        text: t('notice.storyOpenedText'),
        to: paths.moderatorRequests,
      }
    case 'story.hidden':
      return {
        headline: t('notice.storyHidden', { title }),
        text: t('notice.declinedText', { reason: notice.data.reason }),
        ...place,
      }
    case 'story.shown':
      return { headline: t('notice.storyShown', { title }), ...place }
    case 'story.settled': {
      const { outcome } = notice.data
      const headline = t(outcome === 'hidden' ? 'notice.storySettledHidden' : 'notice.storySettledKept', { title })
      return { headline, text: t('notice.storySettledText'), ...place }
    }
  }
}

function ofKind<K extends keyof KindNotices>(t: Translate, notice: { kind: K; data: KindNotices[K] }): Sentence {
  const { sentence, placeOf } = kindNotices()[notice.kind]
  return { headline: t(sentence, { title: notice.data.title }), ...placeOf(notice.data) }
}
