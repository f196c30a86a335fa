import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { OpinionView } from '@fieldfare/shared/opinion.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentHead } from '../../../content/ContentHead.tsx'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { IntentStrip, useOpenIntents } from '../../../content/intent/IntentStrip.tsx'
import { lackingOf } from '../../../content/intent/useBegin.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { useRights } from '../../../content/membership/useRights.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { opinions, useResultsOf } from '../data.ts'
import { AddViewpoint } from './AddViewpoint.tsx'
import { AskFirst } from './AskFirst.tsx'
import { AskNext } from './AskNext.tsx'
import { EndVoting } from './EndVoting.tsx'
import { MyVotes } from './MyVotes.tsx'
import { OpinionFiles } from './OpinionFiles.tsx'
import { OpinionMap } from './OpinionMap.tsx'
import { ViewpointList } from './ViewpointList.tsx'

const TAB = 'opinions'

/** The page of one opinion map: the viewpoint to vote on next, all viewpoints with their votes, and the map of the groups. */
export function OpinionPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/opinion/$id' })
  return (
    <ContentPage
      query={useLive(opinions.one, { id })}
      title={t('app.title.opinion')}
      tab={TAB}
      words={{
        gone: t('opinion.page.gone'),
        goneText: t('opinion.page.goneText'),
        withCommunity: t('opinion.page.withCommunity'),
        toCommunity: t('opinion.page.toCommunity'),
      }}
      aside={(opinion, community) =>
        community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={opinion.id} />
      }
    >
      {(opinion, community) => <Shown opinion={opinion} community={community} />}
    </ContentPage>
  )
}

function Shown({ opinion, community }: { opinion: OpinionView; community: CommunityView }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { may, why } = useRights(community)
  useResultsOf(opinion)
  const { id, creator, description, endedAt } = opinion
  const refused = why('viewpoint.vote')
  const lacking = lackingOf(refused)
  const [open] = useOpenIntents(id, 'stance')
  return (
    <>
      <ContentHead
        kind="opinion"
        view={opinion}
        description={description}
        community={community}
        by={t('opinion.page.by', { name: creator.name || t('app.word.formerMember') })}
        tab={TAB}
        words={{ share: t('opinion.page.share'), delete: t('opinion.page.delete') }}
      >
        {!endedAt && may('opinion.end') && <EndVoting opinionId={id} />}
      </ContentHead>
      {community.mine?.moderator && <ContentReports communityId={community.id} withinId={id} id={id} panel />}
      <Stack gap="xl">
        {endedAt && <p className={textClasses.strong}>{t('opinion.ended', { when: date(endedAt) })}</p>}
        {open && <IntentStrip intent={open} />}
        {!endedAt && lacking && open?.state !== 'waiting' && (
          <AskFirst opinion={opinion} community={community} lacking={lacking} />
        )}
        {!endedAt && refused && !lacking && <JoinPrompt community={community} why={refused} />}
        {!endedAt && !refused && (
          <>
            <AskNext opinion={opinion} />
            <AddViewpoint opinionId={id} />
          </>
        )}
        <ViewpointList opinion={opinion} community={community} votes={!endedAt && !refused} />
        <OpinionMap opinion={opinion} />
        <MyVotes opinion={opinion} />
        <OpinionFiles opinion={opinion} may={may('opinion.seeVotes')} />
      </Stack>
    </>
  )
}
