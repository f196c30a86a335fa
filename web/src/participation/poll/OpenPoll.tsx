import { countsIn, type PollView } from '@fieldfare/shared/poll.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { OpenIcon, OpenRow } from '../../content/answering/OpenRow.tsx'
import { useShown } from '../../content/answering/toAnswer.ts'
import type { AnswerProps } from '../../content/kind.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { IconChartBar } from '../../platform/ui/icons.tsx'
import { polls } from './data.ts'

/** The row of an open poll, for the owner of its community. */
export const OpenPoll = ({ item }: AnswerProps) => item.kind === 'poll' && <Asked view={item.view} />

function Asked({ view }: { view: PollView }) {
  const { t } = useTranslation()
  const { number, ago } = useFormat()
  const poll = useShown(polls.one, view)
  const counts = countsIn(poll)
  const votes = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const facts = [
    votes !== null && t('poll.votes', { count: votes, number: number(votes) }),
    poll.until ? t('poll.answer.ends', { when: ago(poll.until) }) : t('poll.state.open'),
  ]
  return (
    <OpenRow
      leading={
        <OpenIcon>
          <IconChartBar size={24} aria-hidden="true" />
        </OpenIcon>
      }
      title={poll.title}
      state={facts.filter(Boolean).join(', ')}
      to={{ to: paths.poll(poll.id) }}
      remind={{ kind: 'poll', id: poll.id, communityId: poll.communityId }}
    />
  )
}
