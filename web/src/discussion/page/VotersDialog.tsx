import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useVoters } from '../comments.ts'
import classes from './VotersDialog.module.css'

interface VotersDialogProps {
  open: boolean
  onClose: () => void
  comment: CommentView
}

/** For the owner of the community: who voted on a comment, not what. */
export function VotersDialog({ open, onClose, comment }: VotersDialogProps) {
  const { t } = useTranslation()
  const formerMember = t('app.word.formerMember')
  const voters = useVoters(comment, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('discussion.vote.whoTitle', { name: comment.creator.name || formerMember })}
      actions={
        <Button kind="action" onClick={onClose}>
          {t('app.word.close')}
        </Button>
      }
    >
      <p className={classes.quiet}>{t('discussion.vote.whoText')}</p>
      <PagedList
        query={voters}
        loading={t('discussion.vote.whoLoading')}
        lines={3}
        empty={<p>{t('discussion.vote.whoNone')}</p>}
      >
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
