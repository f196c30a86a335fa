import type { ModeratorRequestView } from '@fieldfare/shared/moderation.ts'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import type { PagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { failureOf, failureText } from '../../../platform/i18n/failure.ts'
import { paths } from '../../../platform/paths.ts'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useMe } from '../../../platform/session/me.ts'
import { ToAdmin } from '../../../platform/shell/layout/ToAdmin.tsx'
import { groupReports, moderation } from '../data.ts'
import { useDecision } from '../../../content/membership/data.ts'
import { Claims } from './Claims.tsx'
import { Corrections } from './Corrections.tsx'
import { LogEntry } from '../LogEntry.tsx'
import { ReportCard } from '../ReportCard.tsx'
import { Moderators } from './Moderators.tsx'
import { ReportedStories } from './ReportedStories.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { api } from '../../../platform/api/client.ts'
import { stories } from '../../../land/story/data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

const LOST_RIGHT = ['forbidden', 'not-found']

/** The page with the open reports, the requests and the moderation log of one community, or of all that the person moderates. */
export function ModeratorRequestsPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const { community: communityId } = useSearch({ from: '/main/moderator-requests' })
  const moderated = usePagedQuery(moderation.communities, { communityId })
  const communities = moderated.items
  // A person who loses the right to moderate while the page is open no longer sees the data that was read before.
  const failure =
    moderated.error && LOST_RIGHT.includes(failureOf(moderated.error).code) ? moderated.error : moderated.failure

  if (failure !== null)
    return (
      <EmptyState
        title={failureText(t, failure)}
        behind={<BackdropMap />}
        actions={
          communityId && LOST_RIGHT.includes(failureOf(failure).code) ? (
            <ButtonLink to={paths.moderatorRequests}>{t('moderation.page.showAll')}</ButtonLink>
          ) : (
            <Button onClick={moderated.retry}>{t('app.word.tryAgain')}</Button>
          )
        }
      />
    )
  if (communities?.length === 0)
    return (
      <EmptyState
        title={t('moderation.page.emptyTitle')}
        behind={<BackdropMap />}
        actions={
          <ButtonLink to={paths.myCommunities} kind="call">
            {t('moderation.page.find')}
          </ButtonLink>
        }
      >
        {t('moderation.page.empty')}
      </EmptyState>
    )
  const title = communityId && communities?.find(({ id }) => id === communityId)?.title
  return (
    <PageFrame
      title={t('app.title.moderatorRequests')}
      intro={
        title
          ? t('moderation.page.one', { title })
          : t(me?.admin ? 'moderation.page.everywhere' : 'moderation.page.intro')
      }
      actions={
        communityId ? (
          <ButtonLink to={paths.moderatorRequests}>{t('moderation.page.showAll')}</ButtonLink>
        ) : (
          me?.admin && <ToAdmin />
        )
      }
      aside={
        communities && (
          <Stack gap="xxl">
            <ListSection title={t('moderation.page.moderators')} query={moderated}>
              {(all) => all.map((community) => <Moderators key={community.id} community={community} />)}
            </ListSection>
            <Log communityId={communityId} />
          </Stack>
        )
      }
    >
      {communities ? (
        <Stack gap="xxl">
          {me?.admin && communityId === undefined && <ForAdmins />}
          <Reports communityId={communityId} />
          <Requests communityId={communityId} />
        </Stack>
      ) : (
        <SkeletonLines label={t('moderation.page.loading')} lines={6} />
      )}
    </PageFrame>
  )
}

interface ListProps {
  /** The id of one community; undefined for all that the person moderates. */
  communityId: string | undefined
}

/** The lists for admins: new and corrected land that waits for a decision, and reported texts and photos of places. */
function ForAdmins() {
  const { t } = useTranslation()
  return (
    <>
      <ListSection
        title={t('moderation.page.claims')}
        query={usePagedQuery(moderation.claims)}
        empty={t('moderation.page.noClaims')}
      >
        {(claims) => <Claims claims={claims} />}
      </ListSection>
      <ListSection
        title={t('land.decide.title')}
        query={usePagedQuery(moderation.corrections)}
        empty={t('land.decide.none')}
      >
        {(corrections) => <Corrections corrections={corrections} />}
      </ListSection>
      <ListSection
        title={t('story.settle.title')}
        query={usePagedQuery(stories.reported)}
        empty={t('story.settle.none')}
      >
        {(stories) => <ReportedStories stories={stories} />}
      </ListSection>
    </>
  )
}

function Reports({ communityId }: ListProps) {
  const { t } = useTranslation()
  return (
    <ListSection
      title={t('moderation.page.reports')}
      query={usePagedQuery(moderation.reports, { communityId })}
      empty={t('moderation.page.noReports')}
    >
      {(reports) =>
        groupReports(reports).map((group) => (
          <ReportCard key={group.content.id} group={group} named={communityId === undefined} />
        ))
      }
    </ListSection>
  )
}

/** Lists the people who ask to become moderators. */
function Requests({ communityId }: ListProps) {
  const { t } = useTranslation()
  return (
    <ListSection
      title={t('moderation.page.requests')}
      query={usePagedQuery(moderation.requests, { communityId })}
      empty={t('moderation.page.noRequests')}
    >
      {(requests) => (
        <Stack as="ul" lined>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </Stack>
      )}
    </ListSection>
  )
}

function RequestRow({ request }: { request: ModeratorRequestView }) {
  const { t } = useTranslation()
  const { person, communityId, communityTitle: title, requestedAt } = request
  const name = person.name || t('app.word.formerMember')
  const membership = { userId: person.id, communityId }
  const add = useDecision(api.addModerator.mutate)
  const refuse = useDecision(api.removeModeratorRequest.mutate)
  const restore = useDecision(api.restoreModeratorRequest.mutate)
  const { run } = useUndoableAction()
  return (
    <Row as="li">
      <Avatar name={name} />
      <Stack as="p" gap="none" grow="wide">
        <strong className={textClasses.strong}>{name}</strong>
        <span className={textClasses.quiet}>
          {t('moderation.page.asked', { title })}, <Ago at={requestedAt} />
        </span>
      </Stack>
      <Row gap="s">
        <Button
          kind="action"
          aria-label={t('moderation.page.approveNamed', { name, title })}
          busy={add.isPending && t('app.word.sending')}
          onClick={() =>
            void run({ do: () => add.mutateAsync(membership), message: t('moderation.page.added', { name, title }) })
          }
        >
          {t('moderation.page.approve')}
        </Button>
        <Button
          kind="soft"
          aria-label={t('moderation.page.refuseNamed', { name, title })}
          busy={refuse.isPending && t('app.word.sending')}
          onClick={() =>
            void run({
              do: () => refuse.mutateAsync(membership),
              message: t('moderation.page.refused', { name }),
              undo: { do: () => restore.mutateAsync(membership), message: t('moderation.page.undone') },
            })
          }
        >
          {t('moderation.page.refuse')}
        </Button>
      </Row>
    </Row>
  )
}

/** Lists the moderators' actions, newest first, each with Undo while it can be undone. */
function Log({ communityId }: ListProps) {
  const { t } = useTranslation()
  return (
    <ListSection
      title={t('moderation.page.log')}
      query={usePagedQuery(moderation.log, { communityId })}
      empty={t('moderation.page.noLog')}
    >
      {(entries) => (
        <Stack as="ul" lined>
          {entries.map((entry) => (
            <LogEntry key={entry.id} entry={entry} place={communityId === undefined} />
          ))}
        </Stack>
      )}
    </ListSection>
  )
}

interface ListSectionProps<T> {
  title: string
  query: PagedQuery<T>
  empty?: string
  children: (items: T[]) => ReactNode
}

function ListSection<T>({ title, query, empty, children }: ListSectionProps<T>) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PagedList
        query={query}
        loading={t('moderation.page.loading')}
        lines={3}
        empty={<p className={textClasses.quiet}>{empty}</p>}
      >
        {children}
      </PagedList>
    </Stack>
  )
}
