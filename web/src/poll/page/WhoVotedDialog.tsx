import type { PollView } from '@fieldfare/shared/poll.ts'
import { useTranslation } from 'react-i18next'
import { PeopleDialog } from '../../content/PeopleDialog.tsx'
import { useWhoVoted } from '../data.ts'

interface WhoVotedDialogProps {
  open: boolean
  onClose: () => void
  poll: PollView
}

/** For the owner of the community: who voted in a poll, not what. */
export function WhoVotedDialog({ open, onClose, poll }: WhoVotedDialogProps) {
  const { t } = useTranslation()
  return (
    <PeopleDialog
      open={open}
      onClose={onClose}
      title={t('poll.who.title', { title: poll.title })}
      text={t('poll.who.text')}
      query={useWhoVoted(poll.id, open)}
      loading={t('poll.who.loading')}
      none={t('poll.who.none')}
    />
  )
}
