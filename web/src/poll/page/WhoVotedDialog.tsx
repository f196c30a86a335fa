import type { PollView } from '@fieldfare/shared/poll.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useWhoVoted } from '../data.ts'
import classes from './Ballot.module.css'

interface WhoVotedDialogProps {
  open: boolean
  onClose: () => void
  poll: PollView
}

/** For the owner of the community: who voted in a poll, not what. */
export function WhoVotedDialog({ open, onClose, poll }: WhoVotedDialogProps) {
  const { t } = useTranslation()
  const formerMember = t('app.word.formerMember')
  const voters = useWhoVoted(poll.id, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('poll.who.title', { title: poll.title })}
      actions={
        <Button kind="action" onClick={onClose}>
          {t('app.word.close')}
        </Button>
      }
    >
      <p className={classes.quiet}>{t('poll.who.text')}</p>
      <PagedList query={voters} loading={t('poll.who.loading')} lines={3} empty={<p>{t('poll.who.none')}</p>}>
        {(people) => (
          <ul className={classes.people}>
            {people.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name || formerMember} />
                <span>{name || formerMember}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  )
}
