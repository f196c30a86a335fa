import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentList } from '../../../content/ContentList.tsx'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { StartLink } from '../../../content/StartLink.tsx'
import { useNow } from '../../../platform/i18n/now.ts'
import { paths } from '../../../platform/paths.ts'
import { IconCalendarPlus } from '../../../platform/ui/icons.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { MeetingRow } from './MeetingRow.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { meetings } from '../data.ts'

/** The tab with the meetings of a community, for its members; others see a prompt to join. */
export function MeetingsTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const refused = useRights(community).why('meeting.see')
  if (!refused) return <Meetings community={community} />
  return (
    <Stack gap="l">
      <p>{t('meeting.membersOnly')}</p>
      <JoinPrompt community={community} why={refused} />
    </Stack>
  )
}

function Meetings({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const now = useNow()
  const isPast = ({ startTime }: MeetingView) => Date.parse(startTime) <= now
  return (
    <ContentList
      kind="meeting"
      above={
        <StartLink
          community={community}
          action="meeting.add"
          to={paths.createMeeting(community.id)}
          icon={IconCalendarPlus}
        >
          {t('meeting.plan')}
        </StartLink>
      }
      query={usePagedQuery(meetings.of, { communityId: community.id })}
    >
      {(meetings) => (
        <>
          {/* The next meeting comes first. */}
          <Part title={t('meeting.coming')} meetings={meetings.filter((one) => !isPast(one)).toReversed()} />
          <Part title={t('meeting.past')} meetings={meetings.filter(isPast)} past />
        </>
      )}
    </ContentList>
  )
}

function Part({ title, meetings, past = false }: { title: string; meetings: MeetingView[]; past?: boolean }) {
  if (meetings.length === 0) return null
  return (
    <Stack as="section" gap="s">
      <h2 className={`${textClasses.heading} ${textClasses.intro}`}>{title}</h2>
      <Stack as="ul" lined>
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} past={past} />
        ))}
      </Stack>
    </Stack>
  )
}
