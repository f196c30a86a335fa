import type { PollView } from '@fieldfare/shared/poll.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { namedText } from '../../../content/namedText.ts'
import { PeopleDialog } from '../../../content/PeopleDialog.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { polls } from '../data.ts'

interface WhoVotedDialogProps {
  open: boolean
  onClose: () => void
  poll: PollView
  /** True if the poll has ended. */
  ended: boolean
}

/** Lists, for the owner of the community, the people who voted in a poll, but not their votes. */
export function WhoVotedDialog({ open, onClose, poll, ended }: WhoVotedDialogProps) {
  const { t } = useTranslation()
  return (
    <PeopleDialog
      open={open}
      onClose={onClose}
      title={t('poll.who.title', { title: poll.title })}
      text={ended ? t('poll.who.text') : `${t('poll.who.text')} ${namedText(t, poll.until !== null)}`}
      query={usePagedQuery(polls.whoVoted, { pollId: poll.id, ended }, { enabled: open })}
      loading={t('poll.who.loading')}
      none={t(ended ? 'poll.who.none' : 'content.names.none')}
    />
  )
}
