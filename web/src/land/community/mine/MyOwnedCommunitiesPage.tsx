import type { CommunityView, DeletedCommunity } from '@fieldfare/shared/community.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import type { PagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { jointSize } from '../../../platform/i18n/jointSize.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { IconPencil, IconPolygon, IconTrash } from '../../../platform/ui/icons.tsx'
import { FailureStrip, MoreButton, PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { MenuButton } from '../../../platform/ui/overlay/MenuButton.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useSeen } from '../../../content/useSeen.ts'
import { toAnswer } from '../../../content/answering/toAnswer.ts'
import { SinceStrip } from '../now/SinceStrip.tsx'
import { FirstStep } from '../invite/FirstStep.tsx'
import { InviteButton } from '../invite/InviteButton.tsx'
import { NotOwner } from '../create/NotOwner.tsx'
import { communityLists, readCommunities } from '../data.ts'
import { DeleteCommunityDialog } from '../delete/DeleteCommunityDialog.tsx'
import { CommunityEntry } from './CommunityEntry.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The page with the communities that the person owns, the totals of members and land, and recently deleted communities. */
export function MyOwnedCommunitiesPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const { number } = format
  const { me } = useMe()
  const list = usePagedQuery(communityLists.mine, { scope: 'owned' })
  const totals = useLive(communityLists.mineTotals, { scope: 'owned' }).data
  const { data: since } = useLive(toAnswer.owned, undefined, { enabled: me?.owner ?? false })
  // Reports that the owner has seen this page; at the next visit, news is counted from this time.
  useSeen(me?.id, 0)
  const deleted = usePagedQuery(communityLists.deleted, undefined, { enabled: Boolean(me?.owner || me?.admin) })
  const [deleting, setDeleting] = useState<CommunityView | null>(null)
  const start = (
    <ButtonLink to={paths.createCommunity} kind="call" icon={<IconPolygon size={22} aria-hidden="true" />}>
      {t('community.owned.start')}
    </ButtonLink>
  )
  if (!me?.owner && !me?.admin) return <NotOwner />
  if (list.items?.length === 0 && !list.hasMore && deleted.items?.length === 0)
    return (
      <EmptyState title={t('community.owned.emptyTitle')} behind={<BackdropMap />} actions={start}>
        {t('community.owned.empty')}
      </EmptyState>
    )
  return (
    <PageFrame
      title={t('app.title.myOwnedCommunities')}
      intro={
        totals === undefined
          ? // Keeps the line's height, so that nothing moves when the totals have loaded.
            '\u00a0'
          : t('community.owned.total', {
              count: totals.count,
              number: number(totals.count),
              km2: jointSize(format, totals, list.items),
              members: t('community.owned.people', { count: totals.subscribers, number: number(totals.subscribers) }),
            })
      }
      actions={start}
    >
      <Stack gap="xl">
        {since && <SinceStrip since={since} />}
        <PagedList query={list} loading={t('community.mine.loading')} lines={8}>
          {(communities) => (
            <Stack as="ul" lined>
              {communities.map((community) => (
                <Stack as="li" gap="none" key={community.id}>
                  <OwnedEntry community={community} onDelete={() => setDeleting(community)} />
                  <FirstStep community={community} />
                </Stack>
              ))}
            </Stack>
          )}
        </PagedList>
        <DeletedCommunities query={deleted} />
      </Stack>
      <DeleteCommunityDialog community={deleting} onClose={() => setDeleting(null)} />
    </PageFrame>
  )
}

/** An entry of a community that the person owns, with a menu to change and delete it. */
function OwnedEntry({ community, onDelete }: { community: CommunityView; onDelete: () => void }) {
  const { t } = useTranslation()
  const { id, title } = community
  // Others cannot open the link of a community that is hidden from them.
  const invite = !community.mine?.hidden && <InviteButton community={community} kind="text" named />
  return (
    <CommunityEntry
      community={community}
      menu={
        <MenuButton dots label={t('app.word.actionsFor', { title })}>
          <ButtonLink to={paths.editCommunity(id)} icon={<IconPencil size={22} aria-hidden="true" />}>
            {t('community.page.edit')}
          </ButtonLink>
          <Button kind="dangerText" icon={<IconTrash size={22} aria-hidden="true" />} onClick={onDelete}>
            {t('community.delete.confirm')}
          </Button>
        </MenuButton>
      }
    >
      {invite}
    </CommunityEntry>
  )
}

/** Lists recently deleted communities that can be restored; renders nothing if there are none. */
function DeletedCommunities({ query }: { query: PagedQuery<DeletedCommunity> }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const {
    mutateAsync: restore,
    variables,
    isPending,
  } = useCall(api.restoreCommunity.mutate, { onSuccess: readCommunities })
  const { run } = useUndoableAction()
  const { items = [], failure, retry, hasMore, loadingMore, more } = query
  if (failure !== null) return <FailureStrip failure={failure} onRetry={retry} />
  if (items.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="deleted-title">
      <h2 className={textClasses.heading} id="deleted-title">
        {t('community.delete.lately')}
      </h2>
      <Stack as="ul" lined>
        {items.map(({ id, title, until }) => (
          <Row as="li" key={id} gap="l" justify="between">
            <Stack as="span" grow="wide" gap="none">
              <span className={textClasses.name}>{title}</span>
              <span className={textClasses.quiet}>{t('community.delete.until', { date: date(until) })}</span>
            </Stack>
            <Button
              aria-label={t('community.delete.restoreNamed', { title })}
              busy={isPending && variables.communityId === id && t('app.word.sending')}
              onClick={() =>
                void run({ do: () => restore({ communityId: id }), message: t('community.delete.restored', { title }) })
              }
            >
              {t('community.delete.restore')}
            </Button>
          </Row>
        ))}
      </Stack>
      {hasMore && <MoreButton busy={loadingMore} label={t('app.word.more')} onPress={more} />}
    </Stack>
  )
}
