import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useWhoAccepted } from '../data.ts'
import classes from './MeetingPage.module.css'

interface WhoAcceptedDialogProps {
  open: boolean
  onClose: () => void
  meeting: MeetingView
}

/** For the owner of the community: who accepted, and who has a seat. */
export function WhoAcceptedDialog({ open, onClose, meeting }: WhoAcceptedDialogProps) {
  const { t } = useTranslation()
  const formerMember = t('app.word.formerMember')
  const people = useWhoAccepted(meeting.id, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('meeting.who.title', { title: meeting.title })}
      actions={
        <Button kind="action" onClick={onClose}>
          {t('app.word.close')}
        </Button>
      }
    >
      <p className={classes.quiet}>{t('meeting.who.text')}</p>
      <PagedList query={people} loading={t('meeting.who.loading')} lines={3} empty={<p>{t('meeting.who.none')}</p>}>
        {(accepted) => (
          <ul className={classes.people}>
            {accepted.map(({ id, name, seat }) => (
              <li key={id}>
                <Avatar name={name || formerMember} />
                <span>{name || formerMember}</span>
                {seat && <span className={classes.quiet}>{t(`meeting.who.${seat}`)}</span>}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  )
}
