import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { useRights } from '../../community/useRights.ts'
import { contentChannel } from '../../content/contentCache.ts'
import { JoinPrompt } from '../../content/JoinPrompt.tsx'
import { useNow } from '../../i18n/now.ts'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { useDesk } from '../../ui/layout/usePhone.ts'
import { useMeetings } from '../data.ts'
import { MeetingRow } from './MeetingRow.tsx'
import classes from './MeetingsTab.module.css'
import { PlanMeeting } from './PlanMeeting.tsx'

/** The meetings of a community, for its members; others are asked kindly to join. */
export function MeetingsTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const refused = useRights(community).why('meeting.see')
  if (!refused) return <Meetings community={community} />
  return (
    <div className={classes.meetings}>
      <p>{t('meeting.membersOnly')}</p>
      <JoinPrompt community={community} why={refused} />
    </div>
  )
}

function Meetings({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const desk = useDesk()
  const now = useNow()
  useChannel(contentChannel('meeting', community.id))
  const isPast = ({ startTime }: MeetingView) => Date.parse(startTime) <= now
  return (
    <div className={classes.meetings}>
      {!desk && <PlanMeeting community={community} />}
      <PagedList
        query={useMeetings(community.id)}
        loading={t('meeting.loading')}
        empty={
          <section className={classes.empty}>
            <h2>{t('meeting.emptyTitle')}</h2>
            <p>{t('meeting.empty')}</p>
          </section>
        }
      >
        {(meetings) => (
          <>
            {/* The next one first. */}
            <Part title={t('meeting.coming')} meetings={meetings.filter((one) => !isPast(one)).toReversed()} />
            <Part title={t('meeting.past')} meetings={meetings.filter(isPast)} past />
          </>
        )}
      </PagedList>
    </div>
  )
}

function Part({ title, meetings, past = false }: { title: string; meetings: MeetingView[]; past?: boolean }) {
  if (meetings.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      <ul>
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} past={past} />
        ))}
      </ul>
    </section>
  )
}
