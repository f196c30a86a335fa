import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { PollView } from '@fieldfare/shared/poll.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentHead } from '../../../content/ContentHead.tsx'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { useEnding } from '../useEnding.ts'
import { AddOptionDialog } from './AddOptionDialog.tsx'
import { Ballot } from './Ballot.tsx'
import { WhoVotedDialog } from './WhoVotedDialog.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { polls } from '../data.ts'

const TAB = 'poll'

/** The page of one poll: the question, the options with their votes as far as the reader may see them, and the reader's own vote. */
export function PollPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/poll/$id' })
  const query = useLive(polls.one, { id })
  return (
    <ContentPage
      query={query}
      title={t('app.title.poll')}
      tab={TAB}
      words={{
        gone: t('poll.page.gone'),
        goneText: t('poll.page.goneText'),
        withCommunity: t('poll.page.withCommunity'),
        toCommunity: t('poll.page.toCommunity'),
      }}
      aside={(poll, community) =>
        community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={poll.id} />
      }
    >
      {(poll, community) => (
        <Shown
          poll={poll}
          community={community}
          readAt={query.dataUpdatedAt}
          onReadAgain={() => void query.refetch()}
        />
      )}
    </ContentPage>
  )
}

interface ShownProps {
  poll: PollView
  community: CommunityView
  /** The time when the poll was read, in milliseconds. */
  readAt: number
  onReadAgain: () => void
}

function Shown({ poll, community, readAt, onReadAgain }: ShownProps) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  const ended = useEnding(poll, readAt, onReadAgain)
  const [open, setOpen] = useState<'option' | 'voters' | null>(null)
  const { id, creator } = poll
  const close = () => setOpen(null)
  return (
    <>
      <ContentHead
        kind="poll"
        view={poll}
        description={poll.description}
        community={community}
        by={t('poll.page.by', { name: creator.name || t('app.word.formerMember') })}
        tab={TAB}
        words={{ share: t('poll.page.share'), delete: t('poll.page.delete') }}
      >
        {may('poll.addOption') && !ended && (
          <Button kind="text" onClick={() => setOpen('option')}>
            {t('poll.addOption.open')}
          </Button>
        )}
        {may('poll.seeVoters') && (
          <Button kind="text" onClick={() => setOpen('voters')}>
            {t('poll.who.open')}
          </Button>
        )}
      </ContentHead>
      {community.mine?.moderator && <ContentReports communityId={community.id} withinId={id} id={id} panel />}
      <Ballot poll={poll} community={community} ended={ended} />
      <AddOptionDialog open={open === 'option'} onClose={close} poll={poll} community={community} />
      <WhoVotedDialog open={open === 'voters'} onClose={close} poll={poll} ended={ended} />
    </>
  )
}
