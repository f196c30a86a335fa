import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { OpenRow } from '../../content/answering/OpenRow.tsx'
import { useShown } from '../../content/answering/toAnswer.ts'
import type { AnswerProps } from '../../content/kind.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { meetings } from './data.ts'
import { CalendarLeaf } from './page/CalendarLeaf.tsx'

/** The row of a future meeting, for the owner of its community. */
export const OpenMeeting = ({ item }: AnswerProps) => item.kind === 'meeting' && <Coming view={item.view} />

function Coming({ view }: { view: MeetingView }) {
  const { t } = useTranslation()
  const { number, dateTime } = useFormat()
  const { id, communityId, title, startTime, invited, accepted, rejected, linkSent } = useShown(meetings.one, view)
  return (
    <OpenRow
      leading={<CalendarLeaf instant={startTime} />}
      title={title}
      state={t('meeting.answer.open', {
        when: dateTime(startTime),
        yes: number(accepted),
        no: number(rejected),
        open: number(Math.max(0, invited - accepted - rejected)),
      })}
      to={{ to: paths.meeting(id) }}
      {...(!linkSent && { remind: { kind: 'meeting', id, communityId } })}
    />
  )
}
