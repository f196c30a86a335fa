import { countsIn, type PollView } from '@fieldfare/shared/poll.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentRow, RowIcon } from '../../../content/ContentRow.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useNow } from '../../../platform/i18n/now.ts'
import { paths } from '../../../platform/paths.ts'
import { IconChartBar, IconCheck, IconMapPin2 } from '../../../platform/ui/icons.tsx'

/** One poll in a list, with its question, its state, the number of votes if the reader may see it, and a mark if they voted. */
export function PollRow({ poll }: { poll: PollView }) {
  const { t } = useTranslation()
  const { dateTime, number } = useFormat()
  const now = useNow()
  const { id, title, until, mine, options } = poll
  const ended = poll.ended || (until !== null && Date.parse(until) <= now)
  const counts = countsIn(poll)
  const votes = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const state = until
    ? t(ended ? 'poll.state.ended' : 'poll.state.until', { when: dateTime(until) })
    : t('poll.state.open')
  return (
    <ContentRow
      leading={
        <RowIcon over={ended}>
          {options.some(({ place }) => place) ? (
            <IconMapPin2 size={22} aria-hidden="true" />
          ) : (
            <IconChartBar size={22} aria-hidden="true" />
          )}
        </RowIcon>
      }
      title={<Link to={paths.poll(id)}>{title}</Link>}
      facts={[state, votes !== null && t('poll.votes', { count: votes, number: number(votes) })]
        .filter(Boolean)
        .join(', ')}
      state={
        mine?.vote && (
          <>
            <IconCheck size={18} aria-hidden="true" />
            {t('poll.state.voted')}
          </>
        )
      }
      good
    />
  )
}
