import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useWhoGave } from '../data.ts'
import classes from './Give.module.css'

interface WhoGaveDialogProps {
  open: boolean
  onClose: () => void
  pledge: PledgeView
}

/** For the owner of the community: who gave, not how much. */
export function WhoGaveDialog({ open, onClose, pledge }: WhoGaveDialogProps) {
  const { t } = useTranslation()
  const givers = useWhoGave(pledge.id, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pledge.who.title', { title: pledge.title })}
      actions={
        <Button kind="action" onClick={onClose}>
          {t('app.word.close')}
        </Button>
      }
    >
      <p className={classes.quiet}>{t('pledge.who.text')}</p>
      <PagedList query={givers} loading={t('pledge.who.loading')} lines={3} empty={<p>{t('pledge.who.none')}</p>}>
        {(people) => (
          <ul className={classes.people}>
            {people.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  )
}
