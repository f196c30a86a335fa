import type { LookedAfterView, ModeratorRequestView, ModeratorView } from '@fieldfare/shared/moderation.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { Ago } from '../../i18n/Ago.tsx'
import { failureOf, failureText } from '../../i18n/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { PageFrame } from '../../ui/layout/PageFrame.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { useUndoableAction } from '../../ui/overlay/useUndoableAction.ts'
import {
  groupReports,
  useAddModerator,
  useLog,
  useModeratedCommunities,
  useRefuseRequest,
  useRemoveModerator,
  useReports,
  useRequests,
  useRestoreModerator,
  useRestoreRequest,
} from '../data.ts'
import { LogEntry } from '../LogEntry.tsx'
import { ReportCard } from '../ReportCard.tsx'
import classes from './ModeratorRequestsPage.module.css'

const LOST_RIGHT = ['forbidden', 'not-found']

/** Open reports and requests in the communities that one moderates, or in one of them; and what was done. */
export function ModeratorRequestsPage() {
  const { t } = useTranslation()
  const named = useRouterState({ select: ({ location }) => (location.search as { community?: unknown }).community })
  const communityId = typeof named === 'string' ? named : undefined
  const moderated = useModeratedCommunities(communityId)
  const communities = moderated.items
  // Losing the right while the page is open counts, whatever was read before.
  const failure =
    moderated.error && LOST_RIGHT.includes(failureOf(moderated.error).code) ? moderated.error : moderated.failure

  if (failure !== null)
    return (
      <EmptyState
        title={failureText(t, failure)}
        behind={<BackdropMap />}
        actions={
          communityId ? (
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
      intro={title ? t('moderation.page.one', { title }) : t('moderation.page.intro')}
      actions={communityId && <ButtonLink to={paths.moderatorRequests}>{t('moderation.page.showAll')}</ButtonLink>}
      aside={
        communities && (
          <>
            <Section title={t('moderation.page.moderators')}>
              <PagedList query={moderated} loading={t('moderation.page.loading')}>
                {(all) => all.map((community) => <Moderators key={community.id} community={community} />)}
              </PagedList>
            </Section>
            <Log communityId={communityId} />
          </>
        )
      }
    >
      {communities ? (
        <>
          <Reports communityId={communityId} />
          <Requests communityId={communityId} />
        </>
      ) : (
        <SkeletonLines label={t('moderation.page.loading')} lines={6} />
      )}
    </PageFrame>
  )
}

interface ListProps {
  /** Undefined for all communities that one moderates. */
  communityId: string | undefined
}

function Reports({ communityId }: ListProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('moderation.page.reports')}>
      <PagedList
        query={useReports(communityId)}
        loading={t('moderation.page.loading')}
        lines={3}
        empty={<p className={classes.quiet}>{t('moderation.page.noReports')}</p>}
      >
        {(reports) =>
          groupReports(reports).map((group) => (
            <ReportCard key={group.content.id} group={group} named={communityId === undefined} />
          ))
        }
      </PagedList>
    </Section>
  )
}

/** Who would like to moderate. */
function Requests({ communityId }: ListProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('moderation.page.requests')}>
      <PagedList
        query={useRequests(communityId)}
        loading={t('moderation.page.loading')}
        lines={3}
        empty={<p className={classes.quiet}>{t('moderation.page.noRequests')}</p>}
      >
        {(requests) => (
          <ul className={classes.list}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

function RequestRow({ request }: { request: ModeratorRequestView }) {
  const { t } = useTranslation()
  const { person, communityId, communityTitle: title, requestedAt } = request
  const name = person.name || t('app.word.formerMember')
  const one = { userId: person.id, communityId }
  const add = useAddModerator()
  const refuse = useRefuseRequest()
  const restore = useRestoreRequest()
  const { run } = useUndoableAction()
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <p className={classes.words}>
        <strong>{name}</strong>
        <span>
          {t('moderation.page.asked', { title })}, <Ago at={requestedAt} />
        </span>
      </p>
      <div className={classes.buttons}>
        <Button
          kind="action"
          aria-label={t('moderation.page.approveNamed', { name, title })}
          busy={add.isPending && t('app.word.sending')}
          onClick={() =>
            void run({ do: () => add.mutateAsync(one), said: t('moderation.page.added', { name, title }) })
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
              do: () => refuse.mutateAsync(one),
              said: t('moderation.page.refused', { name }),
              undo: { do: () => restore.mutateAsync(one), said: t('moderation.page.undone') },
            })
          }
        >
          {t('moderation.page.refuse')}
        </Button>
      </div>
    </li>
  )
}

/** Who moderates one community. */
function Moderators({ community }: { community: LookedAfterView }) {
  return (
    <div className={classes.community}>
      <h3>
        <Link to={paths.community(community.id)}>{community.title}</Link>
      </h3>
      <ul className={classes.list}>
        {community.moderators.map((moderator) => (
          <ModeratorRow key={moderator.person.id} community={community} moderator={moderator} />
        ))}
      </ul>
    </div>
  )
}

function ModeratorRow({ community, moderator }: { community: LookedAfterView; moderator: ModeratorView }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { me } = useMe()
  const [leaving, setLeaving] = useState(false)
  const { mutateAsync: remove } = useRemoveModerator()
  const { mutateAsync: restore } = useRestoreModerator()
  const { run } = useUndoableAction()
  const { title, id: communityId, owner } = community
  const { person, creator, since } = moderator
  const name = person.name || t('app.word.formerMember')
  const mine = person.id === me?.id
  const one = { userId: person.id, communityId }
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <p className={classes.words}>
        <strong>{name}</strong>
        <span>{creator ? t('moderation.page.creator') : t('moderation.page.since', { date: date(since) })}</span>
      </p>
      {mine && !creator && (
        <Button kind="text" aria-label={t('moderation.page.stepDownNamed', { title })} onClick={() => setLeaving(true)}>
          {t('moderation.page.stepDown')}
        </Button>
      )}
      {owner && !mine && !creator && (
        <Button
          kind="text"
          aria-label={t('moderation.page.removeNamed', { name, title })}
          onClick={() =>
            void run({
              do: () => remove(one),
              said: t('moderation.page.removed', { name, title }),
              undo: { do: () => restore(one), said: t('moderation.page.undone') },
            })
          }
        >
          {t('moderation.page.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        title={t('moderation.page.stepDownTitle')}
        cancel={t('app.word.cancel')}
        confirm={t('moderation.page.stepDown')}
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          void run({ do: () => remove(one), said: t('moderation.page.steppedDown', { title }) })
        }}
      >
        <p>{t('moderation.page.stepDownText', { title })}</p>
      </ConfirmDialog>
    </li>
  )
}

/** What was done, newest first, each with Undo while that is possible. */
function Log({ communityId }: ListProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('moderation.page.log')}>
      <PagedList
        query={useLog(communityId)}
        loading={t('moderation.page.loading')}
        lines={3}
        empty={<p className={classes.quiet}>{t('moderation.page.noLog')}</p>}
      >
        {(entries) => (
          <ul>
            {entries.map((entry) => (
              <LogEntry key={entry.id} entry={entry} place={communityId === undefined} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
